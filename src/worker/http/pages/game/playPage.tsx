/** A play link's pages: the form for a move, and the board that shows the move before it is played. */
import type { BoardFacts } from '../../../../render/index.ts';
import type { Words } from '../../../../words/index.ts';
import type { Zone } from '../../../clock/zone.ts';
import type { DrawnPosition } from '../../../game/show/drawnPosition.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { BoardScript } from '../../parts/boardScript.tsx';
import { BoardWithPlates } from '../../parts/boardWithPlates.tsx';
import { GameTitle } from '../../parts/gameTitle.tsx';
import { titleOf } from '../../parts/gameWords.ts';
import { MoveList } from '../../parts/moveList.tsx';
import { MovePanel } from '../../parts/movePanel.tsx';
import { News } from '../../parts/news.tsx';
import { TriedLines } from '../../parts/notebook.tsx';
import { Notices } from '../../parts/notices.tsx';
import { BoardControls } from '../../parts/replayBar.tsx';
import { type Tab, Tabs } from '../../parts/tabs.tsx';
import { type AskedMove, askAboutMove } from './askAboutMove.tsx';
import type { PlayLink } from './gameLinks.ts';

export interface MoveFacts {
  readonly link: PlayLink;
  readonly drawn: DrawnPosition;
  readonly notices: readonly string[];
  /** For the board's script. */
  readonly board: BoardFacts;
  /** The socket that announces newer events. */
  readonly live: string;
  /** The move as it was typed; '' for none yet. */
  readonly typed: string;
  readonly problems: readonly string[];
  readonly zone: Zone;
  readonly now: number;
}

export function movePage(words: Words, facts: MoveFacts): PageFacts {
  const { link, drawn, notices, board, live, problems, zone, now } = facts;
  const { rules, snapshot, token } = link;
  const title = titleOf(words, rules, snapshot);
  return {
    title: words.pages.play.move.title(title),
    head: <BoardScript words={words} facts={board} />,
    children: (
      <div class="game">
        <div class="game-head">
          <GameTitle words={words} rules={rules} snapshot={snapshot} />
          <p class="status" role="status" data-part="status">
            {board.status}
          </p>
        </div>
        <News words={words} seq={snapshot.seq} live={live} path={`/play/${token}`} />
        <div data-part="problems">
          <Problem sentences={problems} />
        </div>
        <div class="sides">
          <BoardWithPlates
            words={words}
            rules={rules}
            snapshot={snapshot}
            drawn={drawn}
            side={link.seat}
            position={drawn.standing.position}
            zone={zone}
            now={now}
          >
            <BoardControls words={words} />
            <Notices notices={notices} isNow />
          </BoardWithPlates>
          <MoveSide words={words} {...facts} />
        </div>
      </div>
    ),
  };
}

/** What stands beside the board. */
const MoveSide = ({
  words,
  link: { rules, snapshot, ply, token },
  drawn,
  typed,
}: MoveFacts & { readonly words: Words }) => {
  const text = words.pages.game;
  const tabs: readonly Tab[] = [
    {
      label: text.tabs.moves,
      content: <MoveList words={words} snapshot={snapshot} path={`/g/${snapshot.id}`} ply={ply} />,
      isOpen: true,
      isPrinted: true,
    },
    { label: text.tabs.lines, content: <TriedLines words={words} />, needsScript: true },
  ];
  return (
    <div class="beside">
      <MovePanel
        words={words}
        rules={rules}
        standing={drawn.standing}
        action={`/play/${token}`}
        typed={typed}
        home="game"
      />
      <Tabs name="record" tabs={tabs} />
      <details>
        <summary>{text.boardAsText}</summary>
        <pre>{drawn.text}</pre>
      </details>
    </div>
  );
};

export interface PreviewFacts extends AskedMove {
  readonly link: PlayLink;
  /** The form's nonce, so that a double click plays once. */
  readonly nonce: string;
}

export function previewPage(words: Words, { link, nonce, ...asked }: PreviewFacts): PageFacts {
  const { title, before, after, play, another } = words.pages.play.preview;
  const { move } = asked;
  return askAboutMove(words, link, asked, {
    title,
    before,
    after,
    action: `/play/${link.token}`,
    hidden: { move, nonce },
    yes: play(move),
    no: { label: another, to: `/play/${link.token}` },
  });
}
