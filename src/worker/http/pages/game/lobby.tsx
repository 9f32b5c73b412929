/** The lobby: games that wait for players, and the taking of a free seat. */

import type { Hono } from 'hono';
import { NOBODY } from '../../../game/model/ids.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { challenges } from '../../../store/lists/games.ts';
import { availabilityOfAccount } from '../../../store/people/availability.ts';
import { watchGame } from '../../access.ts';
import type { App } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { noSuchGame } from '../../missing.ts';
import { Challenges } from '../../parts/challenges.tsx';

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
          <Challenges
            words={c.var.words}
            settings={c.var.settings}
            account={c.var.account}
            open={open}
            now={Date.now()}
          />
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
      { type: 'declineSeat', seat, account: c.var.account?.id ?? NOBODY },
      `withdraw:${c.var.account?.id}`,
    );
    return answer.ok
      ? c.redirect('/lobby', 303)
      : showNothing(c, 'Not withdrawn', explainGameRefusal(c.var.words, answer.error, rules).join(' '), 409);
  });
}
