/** The lobby: games that wait for players, and the taking of a free seat. */
import type { Hono } from 'hono';
import { type AnyRules, rulesById, type Seat } from '../../../../rules/index.ts';
import { explainGameRefusal } from '../../../game/letters/refusalWords.ts';
import type { GameSnapshot } from '../../../game/model/answers.ts';
import type { AccountId } from '../../../game/model/events.ts';
import { challenges, type ListedGame } from '../../../store/lists/games.ts';
import { availabilityOfAccount } from '../../../store/people/availability.ts';
import { watchGame } from '../../access.ts';
import type { App, Ctx } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { agoWords, pictureOf, termsWords } from '../../parts/gameCards.tsx';
import { nameOf } from '../../parts/gameFacts.tsx';
import { noSuchGame } from './game.tsx';

const SHOWN = 100;

export function lobbyRoutes(app: Hono<App>): void {
  app.get('/lobby', async (c) => {
    const open = await challenges(c.env.DB, SHOWN);
    return show(c, {
      title: 'Lobby',
      children: (
        <>
          <h1>Lobby</h1>
          <p>Games that wait for players. Take a free seat, and the game begins when all are taken.</p>
          {open.length === 0 ? <p class="status">Nobody waits for players just now.</p> : null}
          {open.length > 0 ? <h2>Waiting for players</h2> : null}
          <Challenges c={c} open={open} />
          <p>
            <a class="button plain" href="/new">
              Offer a game of your own
            </a>
          </p>
        </>
      ),
    });
  });

  app.post('/g/:id/seat', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    const { account } = c.var;
    if (!account) return c.redirect(`/sign-in?next=${encodeURIComponent(`/g/${found.address}`)}`, 303);
    const seat = Number((await c.req.parseBody()).seat);
    const { id } = found.snapshot;
    const answer = await c.env.GAMES.getByName(id).execute(
      {
        type: 'takeSeat',
        seat,
        account: account.id,
        name: account.name,
        availability: await availabilityOfAccount(c.env.DB, account.id),
      },
      `seat:${account.id}:${seat}`,
      { [account.id]: account.address },
    );
    if (answer.ok) return c.redirect(`/g/${id}`, 303);
    return showNothing(
      c,
      'Not your seat',
      answer.error.code === 'NOT_YOUR_SEAT'
        ? 'Somebody was faster, or the seat is no longer offered.'
        : explainGameRefusal(c.var.words, answer.error, found.rules).join(' '),
      409,
    );
  });

  app.post('/g/:id/withdraw', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    const { snapshot, rules } = found;
    const seat = snapshot.seats.findIndex(({ state }) => state === 'open');
    const answer = await c.env.GAMES.getByName(snapshot.id).execute(
      { type: 'declineSeat', seat, account: c.var.account?.id ?? '' },
      `withdraw:${c.var.account?.id}`,
    );
    return answer.ok
      ? c.redirect('/lobby', 303)
      : showNothing(c, 'Not withdrawn', explainGameRefusal(c.var.words, answer.error, rules).join(' '), 409);
  });
}

export const Challenges = ({ c, open }: { c: Ctx; open: readonly ListedGame[] }) => (
  <ul class="games">
    {open.map((listed) => {
      const rules = rulesById(listed.rulesId);
      return rules ? (
        <li class="card">
          <img src={pictureOf(c.var.settings, listed)} alt="" width="120" height="120" loading="lazy" />
          <div>
            <h3>
              <a href={`/g/${listed.id}`}>{rules.name}</a>
            </h3>
            <p>
              {listed.seats.map((holder, seat) => `${rules.seats[seat]?.name}: ${nameOf(holder)}`).join(', ')}
            </p>
            {termsWords(c.var.words, listed) ? <p class="hint">{termsWords(c.var.words, listed)}</p> : null}
            <p class="hint">offered {agoWords(Date.now() - listed.createdAt)}</p>
            <OpenSeats c={c} rules={rules} address={listed.id} host={listed.host} seats={listed.seats} />
          </div>
        </li>
      ) : null;
    })}
  </ul>
);

export interface OpenSeatsFacts {
  readonly c: Ctx;
  readonly rules: AnyRules;
  /** What names the game in addresses. */
  readonly address: string;
  readonly host: AccountId;
  readonly seats: GameSnapshot['seats'] | ListedGame['seats'];
}

/** The free seats of a game that has not begun: to be taken by whoever looks at it, withdrawn by its maker. */
export const OpenSeats = ({ c, rules, address, host, seats }: OpenSeatsFacts) => {
  const { account } = c.var;
  const free = seats.flatMap(({ state }, seat): Seat[] => (state === 'open' ? [seat] : []));
  if (free.length === 0) return null;
  if (account?.id === host) {
    return (
      <form method="post" action={`/g/${address}/withdraw`} class="row seats">
        <button type="submit" class="plain">
          Withdraw the offer
        </button>
      </form>
    );
  }
  if (account && seats.some((holder) => holder.account === account.id)) return null;
  return (
    <form method="post" action={`/g/${address}/seat`} class="row seats">
      {free.map((seat) => (
        <button type="submit" name="seat" value={String(seat)}>
          Play {rules.seats[seat]?.name}
        </button>
      ))}
    </form>
  );
};
