/** A puzzle: the board with its task, and what comes of an answer. */

import { type Puzzle, proofOf } from '../../../../puzzles/index.ts';
import { describeNotices, sideName, viewFrom } from '../../../../render/index.ts';
import { type AnyRules, type Options, POSITION, type Standing, sideOf } from '../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import type { Settings } from '../../../env.ts';
import { drawPly } from '../../../game/show/drawnPosition.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { boardPath } from '../../parts/boardAddress.ts';
import { BoardScript } from '../../parts/boardScript.tsx';
import { GameCardTags } from '../../parts/cardTags.tsx';
import { Cover } from '../../parts/cover.tsx';
import { FreeBoardView } from '../../parts/freeBoardView.tsx';
import { MovePanel } from '../../parts/movePanel.tsx';
import { ProofView } from './proofView.tsx';

/** What came of an answer to a puzzle. */
export type Answered =
  | { readonly did: 'ask' }
  | { readonly did: 'refused'; readonly typed: string; readonly problems: readonly string[] }
  | { readonly did: 'wrong' | 'right' | 'gaveUp'; readonly move: string };

export interface PuzzleFacts {
  readonly settings: Settings;
  readonly rules: AnyRules;
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly count: number;
  readonly standing: Standing<unknown>;
  /** With the position. */
  readonly options: Options;
  readonly answered: Answered;
  /** A move that is legal there, and is not the solution. */
  readonly example: string;
}

type PartFacts = PuzzleFacts & { readonly words: Words };

const pathOf = ({ id }: AnyRules, number: number): string => `/puzzles/${id}/${number}`;

const sideToMove = (words: Words, rules: AnyRules, position: unknown): string =>
  sideName(words, rules, sideOf(rules, position, rules.toMove(position)));

/** How many play against the side to move. */
const othersIn = (rules: AnyRules, position: unknown): number =>
  rules.seats.filter((_, seat) => seat !== rules.toMove(position) && (rules.isIn?.(position, seat) ?? true))
    .length;

export function puzzleListPage(
  words: Words,
  settings: Settings,
  rules: AnyRules,
  puzzles: readonly Puzzle[],
): PageFacts {
  const text = words.pages.puzzles;
  const title = text.listTitle(gameWords(words, rules).name);
  return {
    title,
    head: <GameCardTags words={words} settings={settings} rules={rules} title={title} />,
    children: (
      <>
        <h1>{title}</h1>
        <div class="card with-board">
          <Cover rules={rules} />
          <p>{puzzles.length > 0 ? text.about(puzzles.length) : text.none}</p>
          <ol>
            {puzzles.map(({ position, own }, index) => (
              <li>
                <a href={pathOf(rules, index + 1)}>
                  {text.short(sideToMove(words, rules, rules.parsePosition(position)), own)}
                </a>
              </li>
            ))}
          </ol>
        </div>
        <p class="hint">
          <a href={`/rules/${rules.id}`}>{words.pages.game.rulesOf(gameWords(words, rules).name)}</a>
        </p>
      </>
    ),
  };
}

/** Whether the solution is on the page. */
const isOpen = ({ did }: Answered): boolean => did === 'right' || did === 'gaveUp';

export function puzzlePage(words: Words, facts: PuzzleFacts): PageFacts {
  const { settings, rules, puzzle, number, count, standing, options, answered } = facts;
  const text = words.pages.puzzles;
  const title = text.title(gameWords(words, rules).name, number, count);
  const seat = rules.toMove(standing.position);
  const shown = isOpen(answered) && 'move' in answered ? [{ seat, move: answered.move }] : [];
  return {
    title,
    head: (
      <>
        <GameCardTags words={words} settings={settings} rules={rules} title={title} />
        <BoardScript
          words={words}
          facts={{
            rulesId: rules.id,
            options,
            key: `puzzles/${puzzle.from}`,
            path: undefined,
            turns: shown,
            ply: shown.length,
            names: [],
            status: '',
            mine: isOpen(answered) ? undefined : { seat },
            side: seat,
          }}
        />
      </>
    ),
    children: (
      <div class="game">
        <div class="game-head">
          <h1>{title}</h1>
          <p class="status">
            {text.task(
              sideToMove(words, rules, standing.position),
              puzzle.own,
              othersIn(rules, standing.position),
            )}
          </p>
        </div>
        <Problem sentences={answered.did === 'refused' ? answered.problems : []} />
        <div class="sides">
          <Board words={words} {...facts} shown={shown} />
          <div class="beside">
            <Verdict words={words} {...facts} />
            <Ways words={words} {...facts} />
          </div>
        </div>
      </div>
    ),
  };
}

const Board = ({
  words,
  rules,
  standing,
  options,
  shown,
}: PartFacts & { readonly shown: readonly { readonly seat: number; readonly move: string }[] }) => {
  const side = rules.toMove(standing.position);
  const view = viewFrom(rules, standing.position, side);
  const turns = shown.map((turn) => ({ ...turn, at: 0 }));
  const drawn = drawPly(words, rules, options, turns, turns.length, { view });
  return (
    <FreeBoardView words={words} rules={rules} drawn={drawn} side={side}>
      <div data-part="notices">
        {describeNotices(words, rules, drawn.standing, []).map((notice) => (
          <p class="hint">{notice}</p>
        ))}
      </div>
    </FreeBoardView>
  );
};

/** The form for an answer or, once it is right, the proof. */
const Verdict = ({ words, rules, puzzle, number, standing, answered, example }: PartFacts) => {
  const text = words.pages.puzzles;
  if (!isOpen(answered)) {
    return (
      <>
        {answered.did === 'wrong' ? (
          <p class="status" role="status">
            {text.wrong(answered.move, puzzle.own)} {text.again}.
          </p>
        ) : null}
        <MovePanel
          words={words}
          rules={rules}
          standing={standing}
          action={pathOf(rules, number)}
          example={example}
          typed={answered.did === 'refused' ? answered.typed : ''}
          home="start"
          asks={{ label: text.label, play: text.answer }}
        />
        <p>
          <a href={`${pathOf(rules, number)}?solution`}>{text.give}</a>
        </p>
      </>
    );
  }
  const move = 'move' in answered ? answered.move : '';
  return (
    <>
      <p class="status" role="status">
        {answered.did === 'right' ? text.right(move) : text.shown(move)} {text.missed(puzzle.missed)}
      </p>
      <h2>{text.proof}</h2>
      <ProofView words={words} proof={proofOf(puzzle)} />
      {puzzle.own > 1 ? <p class="hint">{text.aboutProof}</p> : null}
    </>
  );
};

const Ways = ({ words, rules, puzzle, number, count }: PartFacts) => {
  const text = words.pages.puzzles;
  const ways: readonly (readonly [string, string])[] = [
    ...(number < count ? [[text.next, pathOf(rules, number + 1)] as const] : []),
    ...(number > 1 ? [[text.previous, pathOf(rules, number - 1)] as const] : []),
    [text.all, `/puzzles/${rules.id}`],
    [text.onBoard, boardPath({ rulesId: rules.id, options: { [POSITION]: puzzle.position } })],
  ];
  return (
    <ul class="plain">
      {ways.map(([label, path]) => (
        <li>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
};
