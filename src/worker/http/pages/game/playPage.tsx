/** A play link's pages: the form for a move, and the board that shows the move before it is played. */
import type { BoardFacts } from '../../../../render/index.ts';
import type { Words } from '../../../../words/index.ts';
import type { DrawnPosition } from '../../../game/show/drawnPosition.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { BoardScript } from '../../parts/boardScript.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { titleOf } from '../../parts/gameWords.ts';
import { MoveList } from '../../parts/moveList.tsx';
import { MovePanel } from '../../parts/movePanel.tsx';
import { News } from '../../parts/news.tsx';
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
}

export function movePage(words: Words, facts: MoveFacts): PageFacts {
  const { link, drawn, board, live } = facts;
  const { rules, snapshot, token } = link;
  const title = titleOf(words, rules, snapshot);
  return {
    title: words.pages.play.move.title(title),
    head: <BoardScript words={words} facts={board} />,
    children: (
      <>
        <h1>{title}</h1>
        <News words={words} seq={snapshot.seq} live={live} path={`/play/${token}`} />
        <p class="status" role="status" data-part="status">
          {board.status}
        </p>
        <div class="sides">
          <BoardView words={words} rules={rules} pieces={drawn.pieces} marks={drawn.marks} alt={drawn.alt} />
          <MoveSide words={words} {...facts} />
        </div>
      </>
    ),
  };
}

/** The panel beside the board. */
const MoveSide = ({
  words,
  link: { rules, snapshot, ply, token },
  drawn,
  notices,
  typed,
  problems,
}: MoveFacts & { readonly words: Words }) => (
  <div>
    <div data-part="notices">
      {notices.map((notice) => (
        <p class="hint">{notice}</p>
      ))}
    </div>
    <Problem sentences={problems} />
    <MovePanel
      words={words}
      rules={rules}
      standing={drawn.standing}
      action={`/play/${token}`}
      typed={typed}
      home="game"
    />
    <h2>{words.pages.game.moves}</h2>
    <MoveList words={words} snapshot={snapshot} path={`/g/${snapshot.id}`} ply={ply} />
    <details>
      <summary>{words.pages.game.boardAsText}</summary>
      <pre>{drawn.text}</pre>
    </details>
  </div>
);

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
