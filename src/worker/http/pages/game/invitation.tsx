/** An invitation: the letter's link shows the game, its buttons accept or decline. No account is needed. */
import type { Hono } from 'hono';
import { describeOptions } from '../../../../render/index.ts';
import type { Seat } from '../../../../rules/index.ts';
import { explain, gameWords } from '../../../../words/index.ts';
import { describeClock } from '../../../game/model/clockSetup.ts';
import { NOBODY } from '../../../game/model/ids.ts';
import { drawPly } from '../../../game/show/drawnPosition.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { readLink, signLink } from '../../../links.ts';
import { accountById, proveAccount } from '../../../store/people/accounts.ts';
import { availabilityOfAccount } from '../../../store/people/availability.ts';
import type { App, Ctx } from '../../app.ts';
import { readName } from '../../forms.ts';
import { type FoundGame, findGame } from '../../games.ts';
import { Problem, show } from '../../layout.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { sideNameOf, statusOf, titleOf } from '../../parts/gameWords.ts';
import { NameField } from '../../parts/nameField.tsx';
import { Players } from '../../parts/players.tsx';
import { badLink } from './play.tsx';

interface InvitationView extends FoundGame {
  readonly seat: Seat;
  readonly token: string;
}

export function invitationRoutes(app: Hono<App>): void {
  app.get('/invitation/:token', async (c) => {
    const view = await findInvitation(c);
    return view ? showInvitation(c, view, []) : badLink(c, 'nothing was accepted or declined');
  });

  app.post('/invitation/:token', async (c) => {
    const view = await findInvitation(c);
    if (!view) return badLink(c, 'nothing was accepted or declined');
    const { snapshot, rules, seat } = view;
    const account = snapshot.seats[seat]?.account ?? NOBODY;
    const form = await c.req.parseBody();
    const object = c.env.GAMES.getByName(snapshot.id);

    if (form.answer === 'decline') {
      const answer = await object.execute({ type: 'declineSeat', seat, account }, `decline:${seat}`);
      return answer.ok
        ? c.redirect(`/invitation/${view.token}`, 303)
        : showInvitation(c, view, explainGameRefusal(c.var.words, answer.error, rules));
    }

    const known = await accountById(c.env.DB, account);
    const id = known?.id ?? account;
    const name = known?.name ? { ok: true as const, value: known.name } : readName(form.name);
    if (!name.ok) return showInvitation(c, view, [explain(c.var.words.pages.forms.refusals, name.error)]);
    const answer = await object.execute(
      {
        type: 'takeSeat',
        seat,
        account: id,
        name: name.value,
        availability: await availabilityOfAccount(c.env.DB, id),
        ...(id !== account && { invited: account }),
      },
      `accept:${seat}`,
    );
    if (!answer.ok) return showInvitation(c, view, explainGameRefusal(c.var.words, answer.error, rules));
    await proveAccount(c.env.DB, id, name.value, Date.now());
    return c.redirect(`/invitation/${view.token}`, 303);
  });
}

async function findInvitation(c: Ctx): Promise<InvitationView | undefined> {
  const token = c.req.param('token') ?? '';
  const link = readLink(c.var.settings.secret, token);
  if (link?.purpose !== 'invitation') return undefined;
  const found = await findGame(c.env, link.game);
  return found && { ...found, seat: link.seat, token };
}

async function showInvitation(c: Ctx, view: InvitationView, problems: readonly string[]) {
  const { rules, snapshot, seat, token } = view;
  const holder = snapshot.seats[seat];
  const host = snapshot.seats.find(({ account }) => account === snapshot.host)?.name ?? 'Somebody';
  const isOpen = snapshot.phase === 'inviting' && holder?.state === 'invited';
  const isNew = isOpen && !(await accountById(c.env.DB, holder.account))?.name;
  // The invitation opens the first turn only: later ones are opened by their own letters.
  const play =
    snapshot.toMove === seat && snapshot.turns.every((turn) => turn.seat !== seat)
      ? `/play/${signLink(c.var.settings.secret, { purpose: 'play', game: snapshot.id, seat, ply: snapshot.turns.length })}`
      : undefined;
  const terms = [...describeOptions(c.var.words, rules, snapshot.options), ...describeClock(snapshot.clock)];
  const start = drawPly(c.var.words, rules, snapshot.options, [], 0);
  return show(
    c,
    {
      title: `Invitation to ${titleOf(c.var.words, rules, snapshot)}`,
      children: (
        <>
          <h1>
            {host} invites you to {gameWords(c.var.words, rules).name}
          </h1>
          <Problem sentences={problems} />
          {isOpen ? (
            <form method="post" action={`/invitation/${token}`} class="card">
              <p>
                You would play {sideNameOf(c.var.words, rules, holder)}, by letter or on the page.{' '}
                {terms.map((words) => `${words}. `)}
              </p>
              {isNew ? <NameField words={c.var.words} /> : null}
              <div class="row">
                <button type="submit" name="answer" value="accept">
                  Accept
                </button>
                <button type="submit" name="answer" value="decline" class="plain" formnovalidate>
                  Decline
                </button>
              </div>
              <p class="hint">Nothing happens until you press a button.</p>
            </form>
          ) : (
            <p class="status">{stateWords[holder?.state ?? 'declined']}</p>
          )}
          <p>{statusOf(c.var.words, rules, snapshot)}</p>
          {play ? (
            <p>
              <a class="button" href={play}>
                Make the first move
              </a>
            </p>
          ) : null}
          <p>
            <a href={`/g/${snapshot.id}`}>To the game</a> ·{' '}
            <a href={`/rules/${rules.id}`}>Rules of {gameWords(c.var.words, rules).name}</a>
          </p>
          <h2>Players</h2>
          <Players words={c.var.words} rules={rules} snapshot={snapshot} />
          {isOpen ? null : terms.map((words) => <p>{words}</p>)}
          <p>{c.var.words.sheets[rules.id].summary}</p>
          {isOpen ? (
            <BoardView
              words={c.var.words}
              rules={rules}
              pieces={start.pieces}
              marks={start.marks}
              alt={start.alt}
            />
          ) : null}
        </>
      ),
    },
    problems.length > 0 ? 400 : 200,
  );
}

const stateWords = {
  open: 'This seat is free.',
  invited: 'This game will not be played.',
  playing: 'You have accepted. A letter comes whenever it is your turn.',
  declined: 'You have declined, and no more letters about this game will come.',
  left: 'You have left this game.',
} as const;
