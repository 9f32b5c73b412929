/** What `npm run rules` answers: a text for each verb, or what is wrong with the question. */
import { describeNotice, describeOutcome, sideName, textBoard } from '../../src/render/index.ts';
import {
  type AnyRules,
  allRules,
  ok,
  perft,
  type Result,
  refuse,
  type Standing,
} from '../../src/rules/index.ts';
import { gameWords, wordsOf } from '../../src/words/index.ts';
import { openGame, playTyped, shortened } from './lineOfPlay.ts';
import { movesOrSteps } from './trace.ts';

const USAGE = `usage: npm run -s rules -- VERB ...
  games                                    the games and their options
  show  GAME [option=value...] [MOVE...]   the board, who is to move, the result
  legal GAME [option=value...] [MOVE...]   the legal moves, one a line
  perft GAME DEPTH [option=value...] [MOVE...]   the number of lines of play of that many plies
  help                                     this
  trace                                    a trace for each line of JSON on standard input`;

const words = wordsOf('en');

interface Reached {
  readonly rules: AnyRules;
  readonly standing: Standing<unknown>;
}

/** Plays the arguments after a verb: `name=value` is an option, anything else is a move. */
function reach(id: string | undefined, args: readonly string[]): Result<Reached, string> {
  if (id === undefined) return refuse(USAGE);
  const options: Record<string, string> = {};
  const moves: string[] = [];
  for (const arg of args) {
    const [, name, value] = /^([a-z]+)=(.*)$/i.exec(arg) ?? [];
    if (name !== undefined && value !== undefined) options[name] = value;
    else moves.push(arg);
  }
  const opening = openGame(id, options);
  if (!opening.ok) return opening;
  const { rules } = opening.value;
  let { standing } = opening.value;
  for (const [index, text] of moves.entries()) {
    const played = playTyped(rules, standing, text);
    if (!played.ok) return refuse(`move ${index + 1}: ${played.error}`);
    standing = played.value.standing;
  }
  return ok({ rules, standing });
}

const listGames = (): string =>
  allRules
    .map((rules) => {
      const { id, author, year, options } = rules;
      const choices = options.map((option) => `${option.name}=${option.values.join('|')}`);
      return [id, `${gameWords(words, rules).name} (${author}, ${year})`, ...choices].join('  ');
    })
    .join('\n');

function show({ rules, standing }: Reached): string {
  const { position, outcome, toMove } = standing;
  const sides = rules.seats.map((side) => sideName(words, rules, side));
  const state = outcome
    ? [describeOutcome(words, rules, outcome, sides)]
    : [
        `To move: ${sides[toMove]}`,
        ...(rules.notices?.(position) ?? []).map((notice) => describeNotice(words, rules, notice, sides)),
      ];
  return [textBoard(words, rules, rules.pieces(position)), '', rules.formatPosition(position), ...state].join(
    '\n',
  );
}

const legal = ({ rules, standing }: Reached): string =>
  standing.outcome ? '' : [...movesOrSteps(rules, standing.position)].sort().join('\n');

/** No machine can count this deep in any of the games. */
const MOST_PLIES = 30;

function countLines({ rules, standing }: Reached, depth: string): Result<string, string> {
  if (!/^\d+$/.test(depth) || Number(depth) > MOST_PLIES) {
    return refuse(`"${shortened(depth)}" is not a number of plies, which is 0 to ${MOST_PLIES}`);
  }
  if (rules.unlistable) return refuse(`${rules.id} has too many moves a turn to count`);
  return ok(String(perft(rules, standing, Number(depth))));
}

/** The answer to a verb, or what is wrong with its arguments. */
export function answer(verb: string | undefined, args: readonly string[]): Result<string, string> {
  const [id, ...rest] = args;
  switch (verb) {
    case 'games':
      return ok(listGames());
    case 'show':
    case 'legal': {
      const reached = reach(id, rest);
      return reached.ok ? ok(verb === 'show' ? show(reached.value) : legal(reached.value)) : reached;
    }
    case 'perft': {
      const [depth, ...line] = rest;
      if (depth === undefined) return refuse(USAGE);
      const reached = reach(id, line);
      return reached.ok ? countLines(reached.value, depth) : reached;
    }
    case 'help':
    case '--help':
    case '-h':
      return ok(USAGE);
    default:
      return refuse(verb === undefined ? USAGE : `no verb "${shortened(verb)}"\n${USAGE}`);
  }
}
