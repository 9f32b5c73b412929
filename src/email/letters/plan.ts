import { button, lead, list, paragraph, quote } from '../blocks.ts';
import type { BoardFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { boardDrawn } from './parts.ts';
import { template } from './template.ts';

interface PlanLine {
  readonly number: string;
  /** In order; none if it is the reader's turn. */
  readonly others: readonly {
    readonly side: string;
    /** undefined: any. */
    readonly move: string | undefined;
    readonly hasOthers: boolean;
  }[];
  /** undefined: the reader resigns. */
  readonly answer: string | undefined;
}

type PlanLetter = GameLetter & {
  /** Where the reader sees and changes the plan. */
  readonly page: string;
} & (
    | {
        readonly was: 'kept' | 'asked' | 'ended';
        /** What was played with it. */
        readonly move?: string;
        readonly lines: readonly PlanLine[];
        readonly isUnguarded: boolean;
        /** The end of the first line, after the move `end`. */
        readonly board?: BoardFacts;
        readonly end?: string;
      }
    | { readonly was: 'unproven'; readonly text: string; readonly why: string }
  );

export const plan = template('plan', (words, facts: PlanLetter) => {
  const said = words.plan;
  const { game, page } = facts;
  if (facts.was === 'unproven') {
    const { text, why } = facts;
    return gameLetter(words, facts, [
      lead(said.unproven),
      paragraph(why),
      quote(text),
      button(said.lookAndKeep, page),
      paragraph(said.otherwise),
    ]);
  }
  const { was, move, lines, isUnguarded, board, end } = facts;
  const hasAny = lines.some(({ others }) => others.some((other) => other.move === undefined));
  return gameLetter(words, facts, [
    lead(move === undefined ? said[was] : said.keptWith(move)),
    ...(lines.length > 0 ? [list(lines.map(said.line))] : [paragraph(said.noLines)]),
    ...(was === 'ended' ? [] : [paragraph(said.secret)]),
    ...(hasAny && was !== 'ended'
      ? [paragraph(isUnguarded ? said.unguarded : `${said.guard} ${said.liftGuard}`)]
      : []),
    ...(board && end !== undefined ? [boardDrawn(game, board, said.drawn(end))] : []),
    ...(was === 'ended' ? [] : [paragraph(said.change), button(said.page, page)]),
  ]);
});
