/** The page of a link whose turn is over: what was played, or why nothing can be played here any more. */
import { viewFrom } from '../../../../render/index.ts';
import type { Words } from '../../../../words/index.ts';
import type { Turn } from '../../../game/model/snapshot.ts';
import type { DrawnPosition } from '../../../game/show/drawnPosition.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { statusOf, titleOf } from '../../parts/gameWords.ts';
import { opensPlan } from '../../plans.ts';
import type { TurnLink } from './gameLinks.ts';

interface LinkFacts {
  readonly link: TurnLink;
  /** Whether the link's player is signed in. */
  readonly isSignedIn: boolean;
}

export interface PassedFacts extends LinkFacts {
  /** What prevents playing, other than the turn being over. */
  readonly why: readonly string[];
  /** The move that was not played, as it was typed; '' for none. */
  readonly written: string;
}

/** At most this many characters of the rejected move are shown again. */
const MOST_SHOWN = 200;

export function passedPage(words: Words, { link, isSignedIn, why, written }: PassedFacts): PageFacts {
  const { rules, snapshot, seat, ply } = link;
  const text = words.pages.play.passed;
  const now = snapshot.turns.length;
  const sentences = why.length > 0 ? why : now > ply ? [text.played(ply + 1, now + 1)] : [];
  return {
    title: titleOf(words, rules, snapshot),
    children: (
      <>
        <h1>{titleOf(words, rules, snapshot)}</h1>
        <Problem sentences={sentences} />
        {written.trim() === '' ? null : (
          <p>
            {text.beforeWritten}
            <code class="written">{written.slice(0, MOST_SHOWN)}</code>
            {text.afterWritten}
          </p>
        )}
        <p data-part="status">{statusOf(words, rules, snapshot, seat)}</p>
        <WayOn words={words} link={link} isSignedIn={isSignedIn} />
      </>
    ),
  };
}

export interface TakenFacts extends LinkFacts {
  /** The turn of the link. */
  readonly turn: Turn;
  /** The board after it. */
  readonly drawn: DrawnPosition;
}

/** The link's own seat has already played this turn: shows the move, and the board as it was then. */
export function takenPage(words: Words, { link, isSignedIn, turn, drawn }: TakenFacts): PageFacts {
  const { rules, snapshot, seat, ply } = link;
  const text = words.pages.play.taken;
  const played = turn.move ? text.played(turn.move) : turn.isOutOfTime ? text.outOfTime : text.resigned;
  const now = snapshot.turns.length + 1;
  return {
    title: titleOf(words, rules, snapshot),
    children: (
      <>
        <h1>{titleOf(words, rules, snapshot)}</h1>
        <p class="status" role="status" data-part="status">
          {played} {now > ply + 2 ? `${text.isAtMove(now)} ` : ''}
          {statusOf(words, rules, snapshot, seat)}
        </p>
        <WayOn words={words} link={link} isSignedIn={isSignedIn} />
        <BoardView
          words={words}
          rules={rules}
          pieces={drawn.pieces}
          marks={drawn.marks}
          arrows={drawn.arrows}
          view={viewFrom(rules, drawn.standing.position, seat)}
          alt={drawn.alt}
        />
      </>
    ),
  };
}

/** Where the link's player goes next. */
const WayOn = ({ words, link, isSignedIn }: LinkFacts & { readonly words: Words }) => {
  const { snapshot, seat } = link;
  const text = words.pages.play.passed;
  const playsOn = snapshot.phase === 'playing' && snapshot.playing.includes(seat);
  return (
    <>
      {playsOn && !isSignedIn ? <p>{snapshot.toMove === seat ? text.yourTurn : text.letterComes}</p> : null}
      <p>
        <a class="button" href={`/g/${snapshot.id}`}>
          {text.toGame}
        </a>
      </p>
      {playsOn && snapshot.toMove !== seat && link.purpose === 'play' && opensPlan(link) ? (
        <p>
          <a href={`/play/${link.token}/plan`}>{words.pages.plan.link}</a>
        </p>
      ) : null}
    </>
  );
};
