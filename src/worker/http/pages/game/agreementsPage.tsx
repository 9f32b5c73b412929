/** The page where a player makes offers, answers them, and claims. */

import type { Child } from 'hono/jsx';
import { formatDuration } from '../../../../render/index.ts';
import type { Seat } from '../../../../rules/index.ts';
import type { Words } from '../../../../words/index.ts';
import { formatInstant } from '../../../clock/words.ts';
import type { Zone } from '../../../clock/zone.ts';
import { deadlineAfterTakeback } from '../../../game/evolve/takeback.ts';
import { hasHardlyBegun, lastMove } from '../../../game/evolve/turns.ts';
import { isDecided } from '../../../game/model/series.ts';
import {
  mayPropose,
  numbersOf,
  type Offer,
  PROPOSED_KINDS,
  type ProposedKind,
} from '../../../game/offers/kinds.ts';
import { endOfOffer, mayAnswer, waitedFor } from '../../../game/offers/policy.ts';
import type { Known } from '../../../game/show/drawnPosition.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { describeOffer } from '../../parts/agreementsLink.tsx';
import { nameOf, statusOf, titleOf } from '../../parts/gameWords.ts';
import { NewestBoard } from '../../parts/newestBoard.tsx';
import type { PlayLink } from './gameLinks.ts';

export interface AgreementsFacts {
  readonly link: PlayLink;
  readonly now: number;
  /** The reader's seat. */
  readonly zone: Zone;
  /** How the board stands. */
  readonly known: Known;
  /** A new nonce for each form on the page, so that a double click acts once. */
  readonly nonce: () => string;
  /** The link for a substitute, shown to the player who proposed one. */
  readonly substitute: string | undefined;
  readonly problems: readonly string[];
  /** What was just done. */
  readonly done: string | undefined;
}

/** What every part of the page gets. */
interface PartFacts {
  readonly words: Words;
  readonly link: PlayLink;
  readonly now: number;
  readonly zone: Zone;
  readonly nonce: () => string;
}

export function agreementsPage(
  words: Words,
  { link, now, zone, known, nonce, substitute, problems, done }: AgreementsFacts,
): PageFacts {
  const { rules, snapshot, seat, ply, token } = link;
  const text = words.pages.agreements;
  const title = titleOf(words, rules, snapshot);
  const facts = { words, link, nonce, now, zone };
  return {
    title: text.title(title),
    children: (
      <>
        <h1>{title}</h1>
        <Problem sentences={problems} />
        {done === undefined ? null : <p class="status">{done}</p>}
        <p class="status">{statusOf(words, rules, snapshot, seat)}</p>
        {snapshot.phase === 'over' ? (
          <Again {...facts} />
        ) : (
          <>
            {snapshot.offers.map((offer) => (
              <Standing {...facts} offer={offer} />
            ))}
            <FreedSeat words={words} link={link} substitute={substitute} />
            <Possible {...facts} />
          </>
        )}
        <p>
          <a class="button" href={`/g/${snapshot.id}`}>
            {text.toGame}
          </a>{' '}
          {snapshot.phase === 'playing' && snapshot.playing.includes(seat) ? (
            <a href={`/play/${token}/resign`}>{text.resign}</a>
          ) : null}
        </p>
        <NewestBoard words={words} rules={rules} snapshot={snapshot} ply={ply} seat={seat} known={known} />
      </>
    ),
  };
}

const FreedSeat = ({
  words,
  link,
  substitute,
}: Pick<AgreementsFacts, 'link' | 'substitute'> & { words: Words }) => {
  const { freed, seats } = link.snapshot;
  const text = words.pages.agreements.freed;
  if (!freed) return null;
  return (
    <>
      <p>
        {text.waits(nameOf(words, seats[freed.seat]))}{' '}
        {substitute === undefined ? null : (
          <>
            {text.passOn} <a href={substitute}>{substitute}</a>
          </>
        )}
      </p>
      {substitute === undefined ? null : (
        <form method="post" action={`/play/${link.token}/agreements`} class="card">
          <div class="field">
            <label for="substitute">{text.address}</label>
            <input id="substitute" name="address" type="email" required />
          </div>
          <Press ask="invite">{text.send}</Press>
        </form>
      )}
    </>
  );
};

/** A form in which each button asks for one thing. */
const Buttons = ({ link, nonce, children }: PartFacts & { readonly children: Child }) => (
  <form method="post" action={`/play/${link.token}/agreements`} class="card">
    <input type="hidden" name="nonce" value={nonce()} />
    {children}
  </form>
);

interface PressFacts {
  /** The request the button sends. */
  readonly ask: string;
  readonly isPlain?: boolean;
  readonly children: Child;
}

const Press = ({ ask, isPlain, children }: PressFacts) => (
  <button type="submit" name="do" value={ask} class={isPlain ? 'plain' : undefined}>
    {children}
  </button>
);

/** An open offer, to be answered or withdrawn. */
const Standing = ({ offer, ...facts }: PartFacts & { readonly offer: Offer }) => {
  const { words, link } = facts;
  const { snapshot, seat } = link;
  const text = words.pages.agreements;
  const waiting = waitedFor(offer, snapshot.playing);
  const who = offer.seat === seat ? undefined : nameOf(words, snapshot.seats[offer.seat]);
  const isAsked = waiting.includes(seat);
  const mayClose = snapshot.playing.includes(seat) && (offer.seat === seat || mayAnswer(offer, seat));
  return (
    <Buttons {...facts}>
      <p>{describeOffer(words, snapshot, seat, offer)}</p>
      {offer.kind === 'takeback' ? <TakebackTimeHint {...facts} mover={offer.seat} /> : null}
      <p class="hint">
        {text.waitsFor(waiting.map((each) => nameOf(words, snapshot.seats[each])))}{' '}
        {words.offers.standsUntil[endOfOffer(offer.kind)](who)}
      </p>
      <div class="row">
        {isAsked ? <Press ask={`accept ${offer.kind} ${offer.seq}`}>{text.accept}</Press> : null}
        {mayClose ? (
          <Press ask={`close ${offer.kind} ${offer.seq}`} isPlain>
            {offer.seat === seat ? text.takeBack : text.decline}
          </Press>
        ) : null}
      </div>
    </Buttons>
  );
};

/** The time `mover` would have left, and its deadline, if the takeback were agreed to now. */
const TakebackTimeHint = ({ words, link, now, zone, mover }: PartFacts & { readonly mover: Seat }) => {
  const { snapshot, seat } = link;
  const time = snapshot.takebackTimes[mover];
  if (!time) return null;
  const deadline = deadlineAfterTakeback(time, snapshot.clock.clock, now);
  return (
    <p class="hint">
      {words.offers.takebackTime({
        who: mover === seat ? undefined : nameOf(words, snapshot.seats[mover]),
        left: formatDuration(words, time.left),
        deadline: formatInstant(words, deadline, zone),
      })}
    </p>
  );
};

/** What this seat may offer or do now. */
const Possible = (facts: PartFacts) => {
  const { words, link, now } = facts;
  const { snapshot, seat, ply } = link;
  const { clock, turns, phase, seats } = snapshot;
  const text = words.pages.agreements;
  if (ply !== turns.length) return <p class="hint">{text.hasGoneOn}</p>;
  if (phase === 'inviting') {
    return seats[seat]?.account === snapshot.host ? (
      <Buttons {...facts}>
        <Press ask="cancel">{text.cancel}</Press>
      </Buttons>
    ) : null;
  }
  if (phase !== 'playing' || !snapshot.playing.includes(seat)) return null;
  const situation = {
    at: now,
    clock: clock.clock,
    ply,
    toMove: snapshot.toMove,
    playing: snapshot.playing,
    freed: snapshot.freed?.seat,
    isMatchDecided: snapshot.series && isDecided(snapshot.series),
    lastMoveOf: (each: Seat) => lastMove(turns, each),
  };
  const kinds = PROPOSED_KINDS.filter(
    (kind) => !snapshot.offers.some((offer) => offer.kind === kind) && mayPropose(kind, situation, seat),
  );
  return (
    <>
      {clock.isOver && snapshot.toMove !== seat ? (
        <Buttons {...facts}>
          <p>{text.timeIsUp(nameOf(words, seats[snapshot.toMove ?? 0]))}</p>
          <Press ask="claim">{text.claim}</Press>
        </Buttons>
      ) : null}
      <Proposals {...facts} kinds={kinds.filter((kind) => numbersOf(kind).length === 0)} />
      {kinds
        .filter((kind) => numbersOf(kind).length > 0)
        .map((kind) => (
          <Buttons {...facts}>
            {numbersOf(kind).map(([name, { least, most, usual }]) => (
              <div class="field">
                <label for={`${kind}-${name}`}>{numberLabel(words, kind, name)}</label>
                <input
                  id={`${kind}-${name}`}
                  name={name}
                  type="number"
                  min={least}
                  max={most}
                  value={usual}
                />
              </div>
            ))}
            <Press ask={`offer ${kind}`}>{words.offers.button[kind]}</Press>
          </Buttons>
        ))}
    </>
  );
};

const numberLabel = ({ offers }: Words, kind: ProposedKind, name: string): string => {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = offers.numbers;
  return labels[kind]?.[name] ?? name;
};

/** Offers that need only a button. */
const Proposals = ({ kinds, ...facts }: PartFacts & { readonly kinds: readonly ProposedKind[] }) => {
  const { words, link } = facts;
  const { turns, series } = link.snapshot;
  const text = words.pages.agreements;
  return (
    <Buttons {...facts}>
      <div class="row">
        {kinds.map((kind) => (
          <Press ask={`offer ${kind}`}>{words.offers.button[kind]}</Press>
        ))}
        {hasHardlyBegun(turns) && (series?.number ?? 1) === 1 ? (
          <Press ask="cancel" isPlain>
            {text.cancel}
          </Press>
        ) : null}
      </div>
      <p class="hint">{text.aboutTakebacks}</p>
      {kinds.includes('takeback') ? <TakebackTimeHint {...facts} mover={link.seat} /> : null}
    </Buttons>
  );
};

/** After the end of the game: the next one. */
const Again = (facts: PartFacts) => {
  const { words, link } = facts;
  const { id, series, rematch } = link.snapshot;
  const text = words.pages.agreements;
  const next = `/g/${id}/next`;
  if (series && series.number < series.games) {
    return (
      <p>
        {text.matchGoesOn.before}
        <a href={next}>{text.matchGoesOn.link(series.number + 1)}</a>
        {text.matchGoesOn.after}
      </p>
    );
  }
  return rematch.includes(link.seat) ? (
    <p>
      {text.rematchAsked.before}
      <a href={next}>{text.rematchAsked.link}</a>
      {text.rematchAsked.after}
    </p>
  ) : (
    <Buttons {...facts}>
      <p>{text.playAgain}</p>
      <Press ask="rematch">{text.rematch}</Press>
    </Buttons>
  );
};
