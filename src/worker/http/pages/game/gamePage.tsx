/** A game's page. */
import { type BoardFacts, describeOptions } from '../../../../render/index.ts';
import type { Seat } from '../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import type { Zone } from '../../../clock/zone.ts';
import type { Settings } from '../../../env.ts';
import type { DrawnPosition } from '../../../game/show/drawnPosition.ts';
import type { Account } from '../../../store/people/accounts.ts';
import type { WatchedGame } from '../../access.ts';
import type { PageFacts } from '../../layout.tsx';
import { AgreementsLink } from '../../parts/agreementsLink.tsx';
import { BoardScript } from '../../parts/boardScript.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { ClockPanel } from '../../parts/clockPanel.tsx';
import { titleOf } from '../../parts/gameWords.ts';
import { MatchScore } from '../../parts/matchScore.tsx';
import { MoveList } from '../../parts/moveList.tsx';
import { MovePanel } from '../../parts/movePanel.tsx';
import { News } from '../../parts/news.tsx';
import { Notebook } from '../../parts/notebook.tsx';
import { Notes } from '../../parts/notes.tsx';
import { OpenSeats } from '../../parts/openSeats.tsx';
import { Players } from '../../parts/players.tsx';
import { positionStatusOf } from '../../parts/positionWords.ts';
import { ReplayBar } from '../../parts/replayBar.tsx';
import { Sharing } from '../../parts/sharing.tsx';
import { UnfurlTags } from '../../parts/unfurl.tsx';
import { SeatLetters, type SeatLettersFacts } from './seatLetters.tsx';

/** A reader who plays in the game. */
export interface Reader {
  readonly seat: Seat;
  /** Whether a move can be made from this page. */
  readonly isToMove: boolean;
  readonly mayLeave: boolean;
  /** The seat's play link; undefined on pages of older positions. */
  readonly playPath: string | undefined;
}

export interface GameFacts {
  readonly settings: Settings;
  /** The signed-in account. */
  readonly account: Account | undefined;
  readonly found: WatchedGame;
  readonly ply: number;
  readonly drawn: DrawnPosition;
  readonly notices: readonly string[];
  /** For the board's script. */
  readonly board: BoardFacts;
  /** The socket that announces newer events. */
  readonly live: string;
  /** undefined: the reader is a spectator. */
  readonly reader: Reader | undefined;
  /** Names of the players whose letters cannot be delivered. */
  readonly unreachable: readonly string[];
  readonly letters: SeatLettersFacts | undefined;
  readonly zone: Zone;
  readonly now: number;
}

type PartFacts = GameFacts & { readonly words: Words };

export function gamePage(words: Words, facts: GameFacts): PageFacts {
  const { settings, account, found, ply, drawn, board, live, reader } = facts;
  const { rules, snapshot, address } = found;
  const isInviting = snapshot.phase === 'inviting';
  const title = titleOf(words, rules, snapshot);
  const { scene, alt, standing } = drawn;
  return {
    title,
    head: (
      <>
        <UnfurlTags words={words} settings={settings} found={found} ply={ply} scene={scene} alt={alt} />
        <BoardScript words={words} facts={board} />
      </>
    ),
    children: (
      <>
        <h1>{title}</h1>
        <News words={words} seq={snapshot.seq} live={live} path={`/g/${address}`} />
        <p class="status" role="status" data-part="status">
          {positionStatusOf(words, rules, snapshot, ply, standing, reader?.seat)}
        </p>
        {snapshot.trouble ? (
          <p class="problem" role="alert">
            {words.pages.game.readOnly.sentence}{' '}
            <a href={`/api/games/${address}/log`}>{words.pages.game.readOnly.log}</a>
          </p>
        ) : null}
        {snapshot.isPrivate ? <p class="hint">{words.pages.game.private}</p> : null}
        {isInviting ? (
          <OpenSeats
            words={words}
            account={account}
            rules={rules}
            address={address}
            host={snapshot.host}
            seats={snapshot.seats}
          />
        ) : null}
        <div class="sides">
          <BoardSide words={words} {...facts} />
          <div>
            <Playing words={words} {...facts} />
            <Record words={words} {...facts} />
          </div>
        </div>
      </>
    ),
  };
}

const BoardSide = ({ words, found, ply, drawn, notices }: PartFacts) => {
  const { rules, snapshot, address } = found;
  return (
    <div>
      <BoardView words={words} rules={rules} pieces={drawn.pieces} marks={drawn.marks} alt={drawn.alt} />
      <ReplayBar words={words} path={`/g/${address}`} ply={ply} last={snapshot.turns.length} />
      <div data-part="notices">
        {notices.map((notice) => (
          <p class="hint">{notice}</p>
        ))}
      </div>
    </div>
  );
};

/** How to move, who plays, and on what terms. */
const Playing = ({ words, found, drawn, reader, unreachable, zone, now }: PartFacts) => {
  const { rules, snapshot } = found;
  const text = words.pages.game;
  return (
    <>
      <MovePanel
        words={words}
        rules={rules}
        standing={drawn.standing}
        action={reader?.isToMove ? reader.playPath : undefined}
        home="game"
      />
      {reader?.playPath ? (
        <AgreementsLink
          words={words}
          snapshot={snapshot}
          seat={reader.seat}
          path={`${reader.playPath}/agreements`}
        />
      ) : null}
      <h2>{text.players}</h2>
      <Players words={words} rules={rules} snapshot={snapshot} />
      {unreachable.length === 0 ? null : <p class="hint">{text.unreachable(unreachable)}</p>}
      {describeOptions(words, rules, snapshot.options).map((said) => (
        <p class="hint">{said}</p>
      ))}
      <MatchScore words={words} snapshot={snapshot} />
      <ClockPanel words={words} snapshot={snapshot} now={now} zone={zone} />
    </>
  );
};

/** The moves and notes so far, and the downloads. */
const Record = ({ words, settings, account, found, ply, drawn, reader, letters }: PartFacts) => {
  const { rules, snapshot, address } = found;
  const text = words.pages.game;
  const isHost = account !== undefined && account.id === snapshot.host;
  return (
    <>
      <h2>{text.moves}</h2>
      <MoveList words={words} snapshot={snapshot} path={`/g/${address}`} ply={ply} />
      <Notes words={words} snapshot={snapshot} />
      <Notebook words={words} notes={true} />
      <details>
        <summary>{text.boardAsText}</summary>
        <pre>{drawn.text}</pre>
      </details>
      {letters ? <SeatLetters words={words} {...letters} /> : null}
      <Sharing words={words} settings={settings} found={found} ply={ply} isHost={isHost} />
      <p class="hint">
        <a href={`/rules/${rules.id}`}>{text.rulesOf(gameWords(words, rules).name)}</a>
        {reader?.playPath && reader.mayLeave ? (
          <>
            {' '}
            · <a href={`${reader.playPath}/resign`}>{text.resign}</a>
          </>
        ) : null}
      </p>
    </>
  );
};
