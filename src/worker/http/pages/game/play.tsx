/**
 * Playing by link: the link in a letter is signed for one seat and ply. A typed move is first shown, drawn in;
 * only the button plays it.
 */

import type { Hono } from 'hono';
import { describeNotices, explainRefusal } from '../../../../render/index.ts';
import { type Refusal, readMove, type Seat } from '../../../../rules/index.ts';
import type { Words } from '../../../../words/index.ts';
import { standingAfter } from '../../../game/evolve/turns.ts';
import type { Answer } from '../../../game/model/answers.ts';
import { drawMove, drawPly } from '../../../game/show/drawnPosition.ts';
import { openAddress } from '../../../game/show/publicAddress.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { readLink } from '../../../links.ts';
import { randomLetters } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { type FoundGame, findGame } from '../../games.ts';
import { Problem, show, showNothing } from '../../layout.tsx';
import { boardFactsOf } from '../../parts/boardFacts.ts';
import { BoardScript } from '../../parts/boardScript.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { namesOf, sideNameOf, statusOf, titleOf } from '../../parts/gameWords.ts';
import { MoveList } from '../../parts/moveList.tsx';
import { MovePanel } from '../../parts/movePanel.tsx';
import { News } from '../../parts/news.tsx';

/** A game as the holder of a play link has it: the seat is theirs, the ply may have passed. */
export interface SeatView extends FoundGame {
  readonly seat: Seat;
  readonly ply: number;
  readonly token: string;
}

export function playRoutes(app: Hono<App>): void {
  app.get('/play/:token', async (c) => {
    const view = await findSeatView(c);
    if (!view) return badLink(c);
    const typed = c.req.query('move');
    if (!isTurn(view)) return showPassed(c, view, [], typed);
    return typed === undefined ? askMove(c, view, '', []) : previewMove(c, view, typed);
  });

  app.post('/play/:token', async (c) => {
    const view = await findSeatView(c);
    if (!view) return badLink(c);
    const form = await c.req.parseBody();
    const text = typeof form.move === 'string' ? form.move : '';
    const nonce = typeof form.nonce === 'string' ? form.nonce.slice(0, 64) : '';
    const answer = await c.env.GAMES.getByName(view.snapshot.id).execute(
      { type: 'playMove', seat: view.seat, ply: view.ply, text },
      `form:${view.seat}:${nonce || randomLetters(20)}`,
    );
    return answerPost(c, view, `/play/${view.token}`, text, answer);
  });

  app.get('/play/:token/resign', async (c) => {
    const view = await findSeatView(c);
    if (!view) return badLink(c);
    const title = titleOf(c.var.words, view.rules, view.snapshot);
    return show(c, {
      title: `Resign ${title}`,
      children: (
        <>
          <h1>{title}</h1>
          <p>
            Do you resign this game as {sideNameOf(c.var.words, view.rules, view.snapshot.seats[view.seat])}?{' '}
            {view.rules.resignsByConsent
              ? 'All your opponents must accept it; until then you play on.'
              : 'It cannot be taken back.'}
          </p>
          <form method="post" action={`/play/${view.token}/resign`} class="card">
            <div class="row">
              <button type="submit">Resign</button>
              <a href={`/g/${view.snapshot.id}`}>No, go on playing</a>
            </div>
          </form>
          <NewestBoard words={c.var.words} view={view} />
        </>
      ),
    });
  });

  app.post('/play/:token/resign', async (c) => {
    const view = await findSeatView(c);
    if (!view) return badLink(c);
    const answer = await c.env.GAMES.getByName(view.snapshot.id).execute(
      { type: 'resign', seat: view.seat, ply: view.ply },
      `resign:${view.seat}:${view.ply}`,
    );
    if (answer.ok && view.rules.resignsByConsent) return c.redirect(`/play/${view.token}/agreements`, 303);
    return answerPost(c, view, `/play/${view.token}`, '', answer);
  });
}

/** The board as it stands, to decide by. */
export const NewestBoard = ({ words, view: { rules, snapshot } }: { words: Words; view: SeatView }) => {
  const { turns, options } = snapshot;
  const { pieces, marks, alt } = drawPly(words, rules, options, turns, turns.length);
  return <BoardView words={words} rules={rules} pieces={pieces} marks={marks} alt={alt} />;
};

/**
 * After a post: the game for who is signed in, and for all others the link's page, which says what was played; or
 * the same page with what is wrong.
 */
export function answerPost(c: Ctx, view: SeatView, link: string, text: string, answer: Answer) {
  if (answer.ok) return c.redirect(isReaders(c, view) ? `/g/${view.snapshot.id}` : link, 303);
  const refusal = answer.error;
  if (refusal.code === 'ILLEGAL_MOVE') return refuseMove(c, view, text, refusal.refusal);
  return showPassed(c, view, explainGameRefusal(c.var.words, refusal, view.rules), text);
}

/** What a play link opens; undefined when it is none of ours. */
export async function findSeatView(c: Ctx): Promise<SeatView | undefined> {
  const token = c.req.param('token') ?? '';
  const link = readLink(c.var.settings.secret, token);
  if (link?.purpose !== 'play') return undefined;
  const found = await findGame(c.env, link.game);
  return found && { ...found, seat: link.seat, ply: link.ply, token };
}

/** Whether the seat is theirs who is signed in. */
const isReaders = (c: Ctx, { snapshot, seat }: SeatView): boolean =>
  c.var.account !== undefined && c.var.account.id === snapshot.seats[seat]?.account;

const isTurn = ({ snapshot, seat, ply }: SeatView): boolean =>
  snapshot.toMove === seat && snapshot.turns.length === ply;

/** `undone`: what has not happened. */
export const badLink = (c: Ctx, undone = 'nothing was played') =>
  showNothing(
    c,
    'This link is not one of ours',
    `It is incomplete or was changed on its way. Open it again from the letter, all of it; ${undone}.`,
  );

/** The page again, with what is wrong; what must be known of the position stands on it anyway. */
function refuseMove(c: Ctx, view: SeatView, text: string, refusal: Refusal) {
  const { rules, snapshot, ply } = view;
  const { position } = standingAfter(rules, snapshot.options, snapshot.turns.slice(0, ply));
  const at = { position, names: namesOf(snapshot), reader: view.seat };
  return askMove(c, view, text, explainRefusal(c.var.words, rules, refusal, at));
}

function askMove(c: Ctx, view: SeatView, typed: string, problems: readonly string[]) {
  const { rules, snapshot, ply, token } = view;
  const drawn = drawPly(c.var.words, rules, snapshot.options, snapshot.turns, ply);
  const title = titleOf(c.var.words, rules, snapshot);
  const status = statusOf(c.var.words, rules, snapshot, view.seat);
  return show(
    c,
    {
      title: `Your move in ${title}`,
      head: (
        <BoardScript
          facts={boardFactsOf(c.var.words, rules, snapshot, ply, `/g/${snapshot.id}`, view.seat, {
            seat: view.seat,
            nonce: randomLetters(20),
          })}
        />
      ),
      children: (
        <>
          <h1>{title}</h1>
          <News
            seq={snapshot.seq}
            live={`/api/games/${openAddress(c.var.settings, snapshot)}/live`}
            path={`/play/${token}`}
          />
          <p class="status" role="status" data-part="status">
            {status}
          </p>
          <div class="sides">
            <BoardView
              words={c.var.words}
              rules={rules}
              pieces={drawn.pieces}
              marks={drawn.marks}
              alt={drawn.alt}
            />
            <div>
              <div data-part="notices">
                {describeNotices(c.var.words, rules, drawn.standing, namesOf(snapshot), view.seat).map(
                  (notice) => (
                    <p class="hint">{notice}</p>
                  ),
                )}
              </div>
              <Problem sentences={problems} />
              <MovePanel
                rules={rules}
                standing={drawn.standing}
                action={`/play/${token}`}
                typed={typed}
                home="the game"
              />
              <h2>Moves</h2>
              <MoveList words={c.var.words} snapshot={snapshot} path={`/g/${snapshot.id}`} ply={ply} />
              <details>
                <summary>The board as text</summary>
                <pre>{drawn.text}</pre>
              </details>
            </div>
          </div>
        </>
      ),
    },
    problems.length > 0 ? 400 : 200,
  );
}

function previewMove(c: Ctx, view: SeatView, typed: string) {
  const { rules, snapshot, ply, token } = view;
  const { standing } = drawPly(c.var.words, rules, snapshot.options, snapshot.turns, ply);
  const read = readMove(rules, standing.position, typed);
  if (!read.ok) return refuseMove(c, view, typed, read.error);
  const drawn = drawMove(c.var.words, rules, standing.position, read.value);
  const title = titleOf(c.var.words, rules, snapshot);
  return show(c, {
    title: `${read.value.text} in ${title}`,
    children: (
      <>
        <h1>{title}</h1>
        <p class="status">
          The board after <code>{read.value.text}</code>. Nothing is played yet.
        </p>
        <form method="post" action={`/play/${token}`} class="card">
          <input type="hidden" name="move" value={read.value.text} />
          <input type="hidden" name="nonce" value={randomLetters(20)} />
          <div class="row">
            <button type="submit">Play {read.value.text}</button>
            <a href={`/play/${token}`}>Another move</a>
          </div>
        </form>
        <BoardView
          words={c.var.words}
          rules={rules}
          pieces={drawn.pieces}
          marks={drawn.marks}
          alt={drawn.alt}
        />
      </>
    ),
  });
}

/** Of a move that was not played, so many letters are shown again. */
const MOST_SHOWN = 200;

/**
 * The turn of the link has passed, or something else stands against playing. Only who is signed in gets to the
 * present turn from here: an old link, maybe quoted in a forwarded letter, must not open later turns.
 */
export function showPassed(c: Ctx, view: SeatView, why: readonly string[] = [], written = '') {
  const { rules, snapshot, seat, ply } = view;
  const now = snapshot.turns.length;
  const taken = snapshot.turns[ply];
  if (why.length === 0 && taken?.seat === seat && taken.backTo === undefined) return showTaken(c, view);
  const passed = `This link was for move ${ply + 1}, which has been played; the game is at move ${now + 1}.`;
  const sentences = why.length > 0 ? why : now > ply ? [passed] : [];
  return show(
    c,
    {
      title: titleOf(c.var.words, rules, snapshot),
      children: (
        <>
          <h1>{titleOf(c.var.words, rules, snapshot)}</h1>
          <Problem sentences={sentences} />
          {written.trim() === '' ? null : (
            <p>
              You had written <code class="written">{written.slice(0, MOST_SHOWN)}</code>.
            </p>
          )}
          <p>{statusOf(c.var.words, rules, snapshot, seat)}</p>
          <WayOn c={c} view={view} />
          <p>
            <a class="button" href={`/g/${snapshot.id}`}>
              To the game
            </a>
          </p>
        </>
      ),
    },
    409,
  );
}

/** What the holder of a link does next, when they are not signed in. */
const WayOn = ({ c, view }: { c: Ctx; view: SeatView }) => {
  const { snapshot, seat } = view;
  if (isReaders(c, view) || snapshot.phase !== 'playing' || !snapshot.playing.includes(seat)) return null;
  return snapshot.toMove === seat ? (
    <p>Your newest letter has the link to your present turn; or sign in to play on the game’s page.</p>
  ) : (
    <p>A letter comes when it is your turn.</p>
  );
};

/** The turn of the link was taken by its own seat: what was played, and the board as it was then. */
function showTaken(c: Ctx, view: SeatView) {
  const { rules, snapshot, seat, ply } = view;
  const { turns } = snapshot;
  const turn = turns[ply];
  const drawn = drawPly(c.var.words, rules, snapshot.options, turns, ply + 1);
  const what = turn?.move
    ? `You played ${turn.move}.`
    : turn?.isOutOfTime
      ? 'Your time was up.'
      : 'You resigned.';
  const since = turns.length - ply - 1;
  return show(c, {
    title: titleOf(c.var.words, rules, snapshot),
    children: (
      <>
        <h1>{titleOf(c.var.words, rules, snapshot)}</h1>
        <p class="status" role="status">
          {what} {since === 0 ? '' : `The game is at move ${turns.length + 1} now. `}
          {statusOf(c.var.words, rules, snapshot, seat)}
        </p>
        <WayOn c={c} view={view} />
        <p>
          <a class="button" href={`/g/${snapshot.id}`}>
            To the game
          </a>
        </p>
        <BoardView
          words={c.var.words}
          rules={rules}
          pieces={drawn.pieces}
          marks={drawn.marks}
          alt={drawn.alt}
        />
      </>
    ),
  });
}
