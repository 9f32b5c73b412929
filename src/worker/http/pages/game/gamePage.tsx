/** A game's page. */
import { type BoardFacts, describeOptions } from '../../../../render/index.ts';
import type { Seat } from '../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import type { Zone } from '../../../clock/zone.ts';
import type { Settings } from '../../../env.ts';
import type { GameId } from '../../../game/model/ids.ts';
import type { ShownPlan } from '../../../game/plans/shown.ts';
import type { DrawnPosition } from '../../../game/show/drawnPosition.ts';
import type { Account } from '../../../store/people/accounts.ts';
import type { WatchedGame } from '../../access.ts';
import type { PageFacts } from '../../layout.tsx';
import { AgreementsLink } from '../../parts/agreementsLink.tsx';
import { BoardScript } from '../../parts/boardScript.tsx';
import { BoardWithPlates } from '../../parts/boardWithPlates.tsx';
import { ClockPanel } from '../../parts/clockPanel.tsx';
import { GameTitle } from '../../parts/gameTitle.tsx';
import { titleOf } from '../../parts/gameWords.ts';
import { InvitationList, type SentInvitation } from '../../parts/invitationList.tsx';
import { MatchScore } from '../../parts/matchScore.tsx';
import { MoveList } from '../../parts/moveList.tsx';
import { MovePanel } from '../../parts/movePanel.tsx';
import { News } from '../../parts/news.tsx';
import { OwnNotes, TriedLines } from '../../parts/notebook.tsx';
import { Notes } from '../../parts/notes.tsx';
import { Notices } from '../../parts/notices.tsx';
import { OpenSeats } from '../../parts/openSeats.tsx';
import { PlanPanel } from '../../parts/planPanel.tsx';
import { positionStatusOf } from '../../parts/positionWords.ts';
import { ReplayBar } from '../../parts/replayBar.tsx';
import { Sharing } from '../../parts/sharing.tsx';
import { type Tab, Tabs } from '../../parts/tabs.tsx';
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
  /** The newest position of the game, which says who plays which army. */
  readonly position: unknown;
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
  /** The reader's plan; undefined: there is none of theirs here. */
  readonly plan: ShownPlan | undefined;
  /** Another game in which it is the reader's turn. */
  readonly nextTurn: GameId | undefined;
  /** The invitations that the reader sent, as the host of a game that waits for players. */
  readonly sent: readonly SentInvitation[];
  readonly zone: Zone;
  readonly now: number;
}

type PartFacts = GameFacts & { readonly words: Words };

export function gamePage(words: Words, facts: GameFacts): PageFacts {
  const { settings, account, found, ply, drawn, board, live, reader } = facts;
  const { rules, snapshot, address } = found;
  const isInviting = snapshot.phase === 'inviting';
  const title = titleOf(words, rules, snapshot);
  const { alt, standing } = drawn;
  return {
    title,
    head: (
      <>
        <UnfurlTags words={words} settings={settings} found={found} ply={ply} alt={alt} />
        <BoardScript words={words} facts={board} />
      </>
    ),
    children: (
      <div class="game">
        <div class={snapshot.outcome ? 'game-head over' : 'game-head'}>
          <GameTitle words={words} rules={rules} snapshot={snapshot} />
          <p class="status" role="status" data-part="status">
            {positionStatusOf(words, rules, snapshot, ply, standing, reader?.seat)}
          </p>
        </div>
        <News words={words} seq={snapshot.seq} live={live} path={`/g/${address}`} />
        {snapshot.trouble ? (
          <p class="problem" role="alert">
            {words.pages.game.readOnly.sentence}{' '}
            <a href={`/api/games/${address}/log`}>{words.pages.game.readOnly.log}</a>
          </p>
        ) : null}
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
        <InvitationList
          words={words}
          rules={rules}
          snapshot={snapshot}
          sent={facts.sent}
          cancelPath={reader?.playPath && `${reader.playPath}/agreements`}
          zone={facts.zone}
        />
        <div class="sides">
          <BoardSide words={words} {...facts} />
          <div class="beside">
            <Playing words={words} {...facts} />
            <Record words={words} {...facts} />
            <Terms words={words} {...facts} />
          </div>
        </div>
      </div>
    ),
  };
}

const BoardSide = ({ words, found, ply, drawn, position, notices, reader, zone, now }: PartFacts) => {
  const { rules, snapshot, address } = found;
  return (
    <BoardWithPlates
      words={words}
      rules={rules}
      snapshot={snapshot}
      drawn={drawn}
      side={reader?.seat ?? 0}
      position={position}
      zone={zone}
      now={now}
    >
      <ReplayBar words={words} path={`/g/${address}`} ply={ply} last={snapshot.turns.length} />
      <Notices notices={notices} isNow={reader?.isToMove ?? false} />
    </BoardWithPlates>
  );
};

/** How to move, and what the players can agree on. */
const Playing = ({ words, found, drawn, reader, unreachable, nextTurn, plan }: PartFacts) => {
  const { rules, snapshot } = found;
  const mayPlan = plan !== undefined && !reader?.isToMove;
  return (
    <>
      <MovePanel
        words={words}
        rules={rules}
        standing={drawn.standing}
        action={reader?.isToMove ? reader.playPath : undefined}
        home="game"
        isPlanned={mayPlan}
      />
      {nextTurn || mayPlan ? (
        <p class="bar after">
          {mayPlan ? (
            <a class="button plain" href="#plan">
              {words.pages.plan.link}
            </a>
          ) : null}
          {nextTurn ? (
            <a class="button" href={`/g/${nextTurn}`}>
              {words.pages.game.nextTurn}
            </a>
          ) : null}
        </p>
      ) : null}
      {reader?.playPath ? (
        <AgreementsLink
          words={words}
          snapshot={snapshot}
          seat={reader.seat}
          path={`${reader.playPath}/agreements`}
        />
      ) : null}
      {unreachable.length === 0 ? null : <p class="hint">{words.pages.game.unreachable(unreachable)}</p>}
    </>
  );
};

/** The moves, notes, lines and letters so far, and the downloads. */
const Record = ({ words, settings, account, found, ply, letters, reader, plan }: PartFacts) => {
  const { rules, snapshot, address } = found;
  const text = words.pages.game.tabs;
  const isHost = account !== undefined && account.id === snapshot.host;
  const sharesFirst = snapshot.isPrivate && snapshot.phase === 'inviting';
  const tabs: readonly Tab[] = [
    {
      label: text.moves,
      content: <MoveList words={words} snapshot={snapshot} path={`/g/${address}`} ply={ply} />,
      isOpen: !sharesFirst,
      isPrinted: true,
    },
    {
      label: text.notes(snapshot.notes.length),
      content: (
        <>
          <Notes words={words} snapshot={snapshot} />
          <OwnNotes words={words} />
        </>
      ),
      isPrinted: snapshot.notes.length > 0,
      needsScript: snapshot.notes.length === 0,
    },
    { label: text.lines, content: <TriedLines words={words} />, needsScript: true },
    {
      label: text.plan,
      content:
        reader?.playPath && plan ? (
          <>
            <PlanPanel
              words={words}
              rules={rules}
              snapshot={snapshot}
              seat={reader.seat}
              plan={plan}
              path={`${reader.playPath}/plan`}
              from="game"
            />
            <p>
              <a href={`${reader.playPath}/plan`}>{words.pages.plan.write}</a>
            </p>
          </>
        ) : undefined,
    },
    { label: text.letters, content: letters && <SeatLetters words={words} {...letters} /> },
    {
      label: text.share,
      content: (
        <Sharing
          words={words}
          settings={settings}
          found={found}
          ply={ply}
          seat={reader?.seat}
          isHost={isHost}
        />
      ),
      isOpen: sharesFirst,
    },
  ];
  return <Tabs name="record" tabs={tabs} />;
};

/** What the game is played by, and the ways out of it. */
const Terms = ({ words, found, drawn, reader, zone, now }: PartFacts) => {
  const { rules, snapshot } = found;
  const text = words.pages.game;
  return (
    <>
      <MatchScore words={words} snapshot={snapshot} />
      {describeOptions(words, rules, snapshot.options).map((said) => (
        <p class="hint">{said}</p>
      ))}
      <ClockPanel words={words} snapshot={snapshot} now={now} zone={zone} />
      {snapshot.isPrivate ? <p class="hint">{text.private}</p> : null}
      <details>
        <summary>{text.boardAsText}</summary>
        <pre>{drawn.text}</pre>
      </details>
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
