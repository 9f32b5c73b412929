/** Taking a game's free seat, and withdrawing free seats that nobody has taken. */
import type { Hono } from 'hono';
import { NOBODY } from '../../../game/model/ids.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { availabilityOfAccount } from '../../../store/people/availability.ts';
import { isBlockBetween } from '../../../store/people/blocks.ts';
import { watchGame } from '../../access.ts';
import type { App } from '../../app.ts';
import { showNothing } from '../../layout.tsx';
import { noSuchGame } from '../../missing.ts';

export function freeSeatRoutes(app: Hono<App>): void {
  app.post('/g/:id/seat', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    const { account, words } = c.var;
    if (!account) return c.redirect(`/sign-in?next=${encodeURIComponent(`/g/${found.address}`)}`, 303);
    const seat = Number((await c.req.parseBody()).seat);
    const { id, seats } = found.snapshot;
    const others = seats.map((player) => player.account).filter((each) => each !== NOBODY);
    if (await isBlockBetween(c.env.DB, account.id, others)) {
      return showNothing(c, words.pages.lobby.notYours.title, words.pages.lobby.notYours.blocked, 409);
    }
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
    const { title, tooLate } = words.pages.lobby.notYours;
    const why =
      answer.error.code === 'NOT_YOUR_SEAT'
        ? tooLate
        : explainGameRefusal(words, answer.error, found.rules).join(' ');
    return showNothing(c, title, why, 409);
  });

  app.post('/g/:id/withdraw', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    const { account, words } = c.var;
    const { snapshot, rules } = found;
    const seat = snapshot.seats.findIndex(({ state }) => state === 'open');
    const answer = await c.env.GAMES.getByName(snapshot.id).execute(
      { type: 'declineSeat', seat, account: account?.id ?? NOBODY },
      `withdraw:${account?.id}`,
    );
    if (answer.ok) return c.redirect('/lobby', 303);
    const why = explainGameRefusal(words, answer.error, rules).join(' ');
    return showNothing(c, words.pages.lobby.notWithdrawn, why, 409);
  });
}
