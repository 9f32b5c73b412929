/**
 * What players agree on besides moves: draws, takebacks, pauses, the end of a hopeless clock, a rematch. Reached by
 * the play link of a letter or of the game's page, which is signed for one seat and names the ply that was seen.
 */

import type { Hono } from 'hono';
import type { Child } from 'hono/jsx';
import { pauseAt } from '../../../clock/pause.ts';
import { hasHardlyBegun, lastMove } from '../../../game/evolve/turns.ts';
import type { Command } from '../../../game/model/commands.ts';
import { OFFER_KINDS, type Offer, type OfferKind } from '../../../game/offers/kinds.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { randomLetters } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { Problem, show } from '../../layout.tsx';
import { describeOffer } from '../../parts/agreementsLink.tsx';
import { nameOf, statusOf, titleOf } from '../../parts/gameWords.ts';
import { badLink, findSeatView, NewestBoard, type SeatView } from './play.tsx';

export function agreementRoutes(app: Hono<App>): void {
  app.get('/play/:token/agreements', async (c) => {
    const view = await findSeatView(c);
    return view ? showAgreements(c, view, []) : badLink(c, 'nothing was proposed or answered');
  });

  app.post('/play/:token/agreements', async (c) => {
    const view = await findSeatView(c);
    if (!view) return badLink(c, 'nothing was proposed or answered');
    const form = await c.req.parseBody();
    const command = commandOf(view, form);
    if (!command) return showAgreements(c, view, ['Please press one of the buttons.']);
    const nonce = typeof form.nonce === 'string' ? form.nonce.slice(0, 64) : '';
    const answer = await c.env.GAMES.getByName(view.snapshot.id).execute(
      command,
      `form:${view.seat}:${nonce || randomLetters(20)}`,
    );
    return answer.ok
      ? c.redirect(`/play/${view.token}/agreements`, 303)
      : showAgreements(c, view, explainGameRefusal(c.var.words, answer.error, view.rules));
  });
}

/** What a pressed button asks for; its value is `accept draw 12` (the event that offered it), `offer pause`, `claim`. */
function commandOf({ seat, ply }: SeatView, form: Readonly<Record<string, unknown>>): Command | undefined {
  const [verb, noun, made] = String(form.do ?? '').split(' ');
  const seq = Number(made ?? Number.NaN);
  const which = Number.isInteger(seq) ? { seq } : {};
  const kind = OFFER_KINDS.find((known) => known === noun);
  switch (verb) {
    case 'accept':
      return kind && { type: 'acceptOffer', seat, ply, kind, ...which };
    case 'close':
      return kind && { type: 'closeOffer', seat, ply, kind, ...which };
    case 'offer':
      if (kind === undefined || kind === 'resignation') return undefined;
      return kind === 'pause'
        ? { type: 'offer', seat, ply, offer: { kind, days: Number(form.days) } }
        : { type: 'offer', seat, ply, offer: { kind } };
    case 'claim':
      return { type: 'claimTime', seat, ply };
    case 'cancel':
      return { type: 'cancelGame', seat, ply };
    case 'rematch':
      return { type: 'rematch', seat };
    default:
      return undefined;
  }
}

function showAgreements(c: Ctx, view: SeatView, problems: readonly string[]) {
  const { rules, snapshot, token } = view;
  const title = titleOf(c.var.words, rules, snapshot);
  return show(
    c,
    {
      title: `Agreements in ${title}`,
      children: (
        <>
          <h1>{title}</h1>
          <Problem sentences={problems} />
          <p class="status">{statusOf(c.var.words, rules, snapshot, view.seat)}</p>
          {snapshot.phase === 'over' ? (
            <Again view={view} />
          ) : (
            <>
              <Standing view={view} />
              <Possible view={view} now={Date.now()} />
            </>
          )}
          <p>
            <a class="button" href={`/g/${snapshot.id}`}>
              To the game
            </a>{' '}
            {snapshot.phase === 'playing' ? <a href={`/play/${token}/resign`}>Resign…</a> : null}
          </p>
          <NewestBoard words={c.var.words} view={view} />
        </>
      ),
    },
    problems.length > 0 ? 409 : 200,
  );
}

/** A form whose buttons each ask for one thing. */
const Buttons = ({ view, children }: { view: SeatView; children: Child }) => (
  <form method="post" action={`/play/${view.token}/agreements`} class="card">
    <input type="hidden" name="nonce" value={randomLetters(20)} />
    {children}
  </form>
);

const Press = ({ ask, isPlain, children }: { ask: string; isPlain?: boolean; children: Child }) => (
  <button type="submit" name="do" value={ask} class={isPlain ? 'plain' : undefined}>
    {children}
  </button>
);

/** The offers that stand, to be answered or taken back. */
const Standing = ({ view }: { view: SeatView }) => {
  const { snapshot, seat } = view;
  return (
    <>
      {snapshot.offers.map((offer) => (
        <Buttons view={view}>
          <p>{describeOffer(snapshot, seat, offer)}</p>
          <p class="hint">{waitingFor(view, offer)}</p>
          <div class="row">
            {offer.seat === seat || offer.accepted.includes(seat) ? null : (
              <Press ask={`accept ${offer.kind} ${offer.seq}`}>Accept</Press>
            )}
            <Press ask={`close ${offer.kind} ${offer.seq}`} isPlain>
              {offer.seat === seat ? 'Take it back' : 'Decline'}
            </Press>
          </div>
        </Buttons>
      ))}
    </>
  );
};

function waitingFor({ snapshot: { seats, playing } }: SeatView, offer: Offer): string {
  const waiting = playing.filter((each) => each !== offer.seat && !offer.accepted.includes(each));
  return `Waits for ${waiting.map((each) => nameOf(seats[each])).join(' and ')}. It is carried out when all have accepted.`;
}

/** What the seat may propose or do now. */
const Possible = ({ view, now }: { view: SeatView; now: number }) => {
  const { snapshot, seat, ply } = view;
  const { clock, turns, phase, seats } = snapshot;
  const stands = (kind: OfferKind): boolean => snapshot.offers.some((offer) => offer.kind === kind);
  const isPresent = ply === turns.length;
  const mayCancel =
    phase === 'inviting'
      ? seats[seat]?.account === snapshot.host
      : hasHardlyBegun(turns) && (snapshot.series?.number ?? 1) === 1;
  if (!isPresent)
    return <p class="hint">The game has gone on since. New proposals are made from its page.</p>;
  if (phase === 'inviting') {
    return mayCancel ? (
      <Buttons view={view}>
        <Press ask="cancel">Cancel the game</Press>
      </Buttons>
    ) : null;
  }
  if (phase !== 'playing' || !snapshot.playing.includes(seat)) return null;
  const isPaused = pauseAt(clock.clock, now) !== undefined;
  return (
    <>
      {clock.isOver && snapshot.toMove !== seat ? (
        <Buttons view={view}>
          <p>The time of {nameOf(seats[snapshot.toMove ?? 0])} is up.</p>
          <Press ask="claim">End it: they leave the game</Press>
        </Buttons>
      ) : null}
      <Buttons view={view}>
        <div class="row">
          {stands('draw') ? null : <Press ask="offer draw">Offer a draw</Press>}
          {stands('takeback') || lastMove(turns, seat) === undefined ? null : (
            <Press ask="offer takeback">Take my last move back</Press>
          )}
          {isPaused && !stands('resume') ? <Press ask="offer resume">Propose to end the pause</Press> : null}
          {mayCancel ? (
            <Press ask="cancel" isPlain>
              Cancel the game
            </Press>
          ) : null}
        </div>
        <p class="hint">
          A move can be taken back freely within ten minutes, as long as nobody was told of it; later all
          opponents must accept.
        </p>
      </Buttons>
      {clock.deadline === undefined || isPaused || stands('pause') ? null : (
        <Buttons view={view}>
          <div class="field">
            <label for="days">Pause for so many days</label>
            <input id="days" name="days" type="number" min="1" max="30" value="7" />
          </div>
          <Press ask="offer pause">Propose a pause</Press>
        </Buttons>
      )}
    </>
  );
};

/** After the end. */
const Again = ({ view }: { view: SeatView }) => {
  const { snapshot, seat } = view;
  const { series, rematch } = snapshot;
  const next = `/g/${snapshot.id}/next`;
  if (series && series.number < series.games) {
    return (
      <p>
        The match goes on: <a href={next}>game {series.number + 1}</a>.
      </p>
    );
  }
  return rematch.includes(seat) ? (
    <p>
      You asked for a rematch: <a href={next}>to the next game</a>.
    </p>
  ) : (
    <Buttons view={view}>
      <p>Play again, with the seats rotated. The others are asked.</p>
      <Press ask="rematch">Rematch</Press>
    </Buttons>
  );
};
