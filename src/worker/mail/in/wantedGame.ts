/**
 * What game a letter asks for, or what is wrong with the request. An incomplete request starts nothing.
 */
import type { GameRequest, NamedGame, ProseDoubt } from '../../../email/index.ts';
import { seatName } from '../../../render/index.ts';
import {
  type AnyRules,
  allRules,
  completeOptions,
  type Options,
  ok,
  type Result,
  type RulesId,
  refuse,
  rulesById,
} from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import { formatTerms, PRESETS, parseTerms, type TermsRefusal } from '../../clock/terms.ts';
import { readAddress } from '../../entries.ts';

/** What anybody may write of the games of the house. */
export const namedGames = (words: Words): readonly NamedGame[] =>
  allRules.map((rules) => {
    const { name, options } = gameWords(words, rules);
    return {
      id: rules.id,
      name,
      sides: rules.seats.map((_, seat) => seatName(words, rules, seat)),
      options: rules.options.map((option) => ({
        name: option.name,
        spoken: [option.name, options[option.name]?.label ?? option.name],
      })),
    };
  });

export interface WantedByMail {
  readonly rules: AnyRules;
  readonly options: Options;
  /** By seat, the host's among them; undefined: for anybody. */
  readonly addresses: readonly (string | undefined)[];
  readonly seat: number;
  /** Nobody is named, and not anybody either: the other seats are machines'. */
  readonly isAgainstMachines: boolean;
  readonly isPrivate: boolean;
  readonly terms: string;
}

export type RequestRefusal =
  | { readonly code: 'REQUEST_IN_DOUBT'; readonly doubt: ProseDoubt }
  | { readonly code: 'NOT_UNDERSTOOD' | 'UNKNOWN_GAME'; readonly text: string }
  | { readonly code: 'NOTHING_ASKED' | 'NO_GAME_NAMED' | 'ADDRESS_MISSING' }
  | { readonly code: 'MANY_GAMES'; readonly games: readonly string[] }
  | { readonly code: 'NOT_AN_ADDRESS'; readonly text: string }
  | {
      readonly code: 'TOO_FEW_OPPONENTS' | 'TOO_MANY_OPPONENTS';
      readonly game: string;
      readonly wanted: number;
      readonly named: number;
    }
  | { readonly code: 'NO_SUCH_SIDE'; readonly game: string; readonly legal: readonly string[] }
  | { readonly code: 'NO_SUCH_OPTION'; readonly game: string; readonly text: string }
  | { readonly code: 'BAD_OPTION_VALUE'; readonly text: string; readonly legal: readonly string[] }
  | { readonly code: 'BAD_TERMS'; readonly refusal: TermsRefusal };

const DEFAULT_TERMS = formatTerms(PRESETS[0] ?? { kind: 'none' });

/** `own`: the writer's address. `known`: the game whose letter is answered, where the request names none. */
export function readWanted(
  words: Words,
  request: GameRequest,
  own: string,
  known?: RulesId,
): Result<WantedByMail, RequestRefusal> {
  const { doubt, unknown, isPrivate } = request;
  if (doubt) return refuse({ code: 'REQUEST_IN_DOUBT', doubt });
  const named = rulesOfRequest(words, request, known);
  if (!named.ok) return named;
  const rules = named.value;
  if (unknown[0] !== undefined) return refuse({ code: 'NOT_UNDERSTOOD', text: unknown[0] });
  const invited = opponentsOf(words, request, rules);
  if (!invited.ok) return invited;
  const seat = seatOf(words, request, rules);
  if (!seat.ok) return seat;
  const options = optionsOf(words, request, rules);
  if (!options.ok) return options;
  const terms = parseTerms(request.terms ?? DEFAULT_TERMS);
  if (!terms.ok) return refuse({ code: 'BAD_TERMS', refusal: terms.error });
  const waiting = [...invited.value];
  const addresses = rules.seats.map((_, each) => (each === seat.value ? own : waiting.shift()));
  return ok({
    rules,
    options: options.value,
    addresses,
    seat: seat.value,
    isAgainstMachines: invited.value.length === 0 && !request.isOpen,
    isPrivate,
    terms: formatTerms(terms.value),
  });
}

function rulesOfRequest(
  words: Words,
  { games, unknown, lacksAddress }: GameRequest,
  known: RulesId | undefined,
): Result<AnyRules, RequestRefusal> {
  const [id = unknown.length > 0 ? undefined : known, other] = games;
  if (other !== undefined) {
    const names = games.flatMap((each) => rulesById(each) ?? []).map((rules) => gameWords(words, rules).name);
    return refuse({ code: 'MANY_GAMES', games: names });
  }
  const rules = id && rulesById(id);
  if (rules) return ok(rules);
  const text = unknown.at(-1);
  if (text !== undefined) return refuse({ code: 'UNKNOWN_GAME', text });
  return refuse({ code: lacksAddress ? 'ADDRESS_MISSING' : 'NO_GAME_NAMED' });
}

/** The addresses of all whom the request invites. */
function opponentsOf(
  words: Words,
  { opponents, isOpen, lacksAddress }: GameRequest,
  rules: AnyRules,
): Result<readonly string[], RequestRefusal> {
  if (lacksAddress) return refuse({ code: 'ADDRESS_MISSING' });
  const addresses: string[] = [];
  for (const { address } of opponents) {
    const read = readAddress(address);
    if (!read.ok) return refuse({ code: 'NOT_AN_ADDRESS', text: address });
    addresses.push(read.value);
  }
  const facts = {
    game: gameWords(words, rules).name,
    wanted: rules.seats.length - 1,
    named: addresses.length,
  };
  if (facts.named > facts.wanted) return refuse({ code: 'TOO_MANY_OPPONENTS', ...facts });
  const isWhole = facts.named === facts.wanted || facts.named === 0 || isOpen;
  return isWhole ? ok(addresses) : refuse({ code: 'TOO_FEW_OPPONENTS', ...facts });
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function seatOf(words: Words, { side }: GameRequest, rules: AnyRules): Result<number, RequestRefusal> {
  if (side === undefined) return ok(0);
  const legal = rules.seats.map((_, seat) => seatName(words, rules, seat));
  const seat = legal.findIndex((name) => isSame(name, side));
  return seat < 0 ? refuse({ code: 'NO_SUCH_SIDE', game: gameWords(words, rules).name, legal }) : ok(seat);
}

/** Values by their own names or as pages call them. */
function optionsOf(words: Words, { options }: GameRequest, rules: AnyRules): Result<Options, RequestRefusal> {
  const { name: game, options: spoken } = gameWords(words, rules);
  const chosen: Record<string, string> = {};
  for (const [name, text] of Object.entries(options)) {
    const option = rules.options.find((each) => each.name === name);
    if (!option) return refuse({ code: 'NO_SUCH_OPTION', game, text: name });
    const value = option.values.find(
      (each) => isSame(each, text) || isSame(spoken[name]?.values[each] ?? each, text),
    );
    if (value === undefined) return refuse({ code: 'BAD_OPTION_VALUE', text, legal: option.values });
    chosen[name] = value;
  }
  const complete = completeOptions(rules, chosen);
  if (!complete.ok) throw new Error(`an option that was looked up is refused: ${complete.error.option}`);
  return ok(complete.value);
}
