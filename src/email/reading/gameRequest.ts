/**
 * A letter that asks for a new game: "3 crowns", "invite Ben ben@example.com charybdis", and on further
 * lines a pace, a side, an option. Each line is all or nothing: if it contains anything else, it is taken as
 * ordinary text.
 */
import type { RulesId } from '../../rules/index.ts';
import { isConditional } from './conditions.ts';
import { findGames, type NamedGame } from './gameNames.ts';
import { hasSecondThoughts, markedDoubt, type ProseDoubt } from './intent.ts';
import { isLeadIn } from './leadIns.ts';
import { OPENINGS } from './mailCommand.ts';
import { ofVocabulary } from './ofVocabulary.ts';
import { findPace } from './pace.ts';
import { withoutAccents } from './spelled.ts';

export interface Opponent {
  /** As the letter calls them; '' for no name. */
  readonly name: string;
  /** As it was written, in lower case. */
  readonly address: string;
}

export interface GameRequest {
  /** Every game that was named. */
  readonly games: readonly RulesId[];
  readonly opponents: readonly Opponent[];
  /** Somebody is invited without an address. */
  readonly lacksAddress: boolean;
  /** Seats that nobody is invited to are open to anybody. */
  readonly isOpen: boolean;
  readonly isPrivate: boolean;
  /** The compact text of a clock's terms. */
  readonly terms?: string;
  /** The side the writer wants to play, in lower case. */
  readonly side?: string;
  /** By the option's name. */
  readonly options: Readonly<Record<string, string>>;
  /** What was on such a line and not understood. */
  readonly unknown: readonly string[];
  readonly doubt: ProseDoubt | undefined;
}

type Said = Omit<GameRequest, 'doubt'>;

const NOTHING: Said = {
  games: [],
  opponents: [],
  lacksAddress: false,
  isOpen: false,
  isPrivate: false,
  options: {},
  unknown: [],
};

const merged = (one: Said, other: Said): Said => ({
  ...one,
  ...other,
  games: [...new Set([...one.games, ...other.games])],
  opponents: [...one.opponents, ...other.opponents],
  lacksAddress: one.lacksAddress || other.lacksAddress,
  isOpen: one.isOpen || other.isOpen,
  isPrivate: one.isPrivate || other.isPrivate,
  options: { ...one.options, ...other.options },
  unknown: [...one.unknown, ...other.unknown],
});

/**
 * What a letter's lines ask for, including its subject if the writer wrote it; undefined: no game is asked
 * for. `own`: the writer's address, which appears in signatures.
 */
export function readGameRequest(
  subject: string,
  lines: readonly string[],
  games: readonly NamedGame[],
  own: string,
): GameRequest | undefined {
  let isBeside = false;
  const read = [subject, ...lines].map((line, at): Said | undefined => {
    const said = readLine(line, games, own, isBeside);
    isBeside = said !== undefined || (at > 0 && (isBeside || line === '') && !hasWritten(lines.slice(0, at)));
    return said;
  });
  const all = read.flatMap((said) => said ?? []);
  if (all.length === 0) return undefined;
  const isMeant = (line: string): boolean => line !== '' && readLine(line, games, own, true) !== undefined;
  return { ...all.reduce(merged, NOTHING), doubt: doubtOf(subject, lines, read, isMeant) };
}

/** Whether the lines contain more than greetings. */
const hasWritten = (lines: readonly string[]): boolean =>
  lines.some((line) => line !== '' && !isLeadIn(line));

/** The same for what follows the word "invite" in a reply. */
export function readInvited(text: string, games: readonly NamedGame[]): GameRequest {
  return { ...readWords(text, games, true), doubt: undefined };
}

function doubtOf(
  subject: string,
  lines: readonly string[],
  read: readonly (Said | undefined)[],
  isMeant: (line: string) => boolean,
): ProseDoubt | undefined {
  const all = [subject, ...lines];
  const asking = all.filter((_, at) => read[at]);
  const marked = asking.map(markedDoubt).find((doubt) => doubt);
  if (marked) return marked;
  if (all.some((_, at) => read[at] && isConditional(all, at))) return 'CONDITIONAL';
  return hasSecondThoughts(all, isMeant) ? 'TAKEN_BACK' : undefined;
}

/**
 * What one line contributes to the request; undefined: nothing. `isBeside`: whether a bare address may
 * count.
 */
function readLine(
  line: string,
  games: readonly NamedGame[],
  own: string,
  isBeside: boolean,
): Said | undefined {
  if (line.length > LONGEST) return undefined;
  const [opening] = INVITE().exec(withoutAccents(line)) ?? [];
  if (opening !== undefined) {
    const said = readWords(line.normalize('NFC').slice(opening.length), games, true);
    // "Invite me again some day" asks for nothing.
    return said.opponents.length > 0 || said.games.length > 0 ? said : undefined;
  }
  const setting = readSetting(line, games);
  if (setting) return setting;
  const said = readWords(line, games, false);
  const { opponents, unknown } = said;
  if (unknown.length > 0) return undefined;
  if (opponents.length === 0) return isNothing(said) ? undefined : said;
  if (opponents.some(({ address }) => address === own)) return undefined;
  const isNamed = said.games.length > 0 || WITH.test(withoutAccents(line));
  return isNamed || isBeside ? said : undefined;
}

const isNothing = ({ games, isOpen, isPrivate, terms }: Said): boolean =>
  games.length === 0 && !isOpen && !isPrivate && terms === undefined;

/** In characters; two names, two addresses and a game are shorter. */
const LONGEST = 250;

const INVITE = OPENINGS.invite;
const WITH =
  /^[^\p{L}]*(?:with|against|versus|vs|opponents?|players?|mit|gegen|gegner|avec|contre|adversaire|con|contra|contro|tegen|met|com)\b/u;
const ADDRESS =
  /<?([^\s<>()[\]{},;:"'“”„|\\]+@[^\s<>()[\]{},;:"'“”„|\\]+?)[.!]*>?(?=[\s<>()[\]{},;:"'“”„|\\]|$)/gu;
/** Some programs write both: "ben@example.com <mailto:ben@example.com>". */
const MAILTO = /<mailto:[^<>]*>|\[mailto:[^[\]]*\]|mailto:/giu;

/** Names of people, games and terms, with nothing else between them. */
function readWords(line: string, games: readonly NamedGame[], isInviting: boolean): Said {
  const text = line.replace(MAILTO, ' ');
  const pace = findPace(text);
  // Splitting on ADDRESS puts the addresses at odd indices.
  const parts = (pace?.rest ?? text).split(ADDRESS);
  const opponents: Opponent[] = [];
  let said: Said = { ...NOTHING, ...(pace && { terms: pace.terms }) };
  for (let at = 0; at < parts.length; at += 2) {
    const { rest, ...found } = readPart(parts[at] ?? '', games);
    said = merged(said, found);
    const address = parts[at + 1];
    if (address !== undefined && isName(rest)) opponents.push({ name: rest, address: address.toLowerCase() });
    else if (address !== undefined) {
      opponents.push({ name: '', address: address.toLowerCase() });
      said = { ...said, unknown: [...said.unknown, rest] };
    } else if (rest !== '') said = nameless(said, rest, isInviting && opponents.length === 0);
  }
  return { ...said, opponents, lacksAddress: isInviting && opponents.length === 0 && !said.isOpen };
}

/** The words after the last address. After "invite" they may name somebody for whom no address was given. */
const nameless = (said: Said, rest: string, isInvited: boolean): Said =>
  isInvited && isName(rest) ? said : { ...said, unknown: [...said.unknown, rest] };

const isName = (text: string): boolean => text.split(' ').length <= 4 && text.length <= 60;

function readPart(part: string, games: readonly NamedGame[]): Said & { readonly rest: string } {
  const words = part.split(/[\s,;:()[\]"'“”„–—|]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const found = findGames(words, games);
  const isOfGame = (at: number): boolean => found.some(({ from, to }) => at >= from && at < to);
  const others = words.filter((_, at) => !isOfGame(at));
  const spoken = others.map((word) => withoutAccents(word).replace(/[.!]+$/, ''));
  const isIn = (table: ReadonlySet<string>): boolean => spoken.some((word) => table.has(word));
  const rest = others.filter((_, at) => !ANYBODY().has(spoken[at] ?? '') && !PRIVATE().has(spoken[at] ?? ''));
  return {
    ...NOTHING,
    games: found.map(({ id }) => id),
    isOpen: isIn(ANYBODY()),
    isPrivate: isIn(PRIVATE()),
    rest: withoutNoise(rest),
  };
}

const ANYBODY = ofVocabulary(({ requests }) => new Set(requests.anybody));
const PRIVATE = ofVocabulary(({ requests }) => new Set(requests.private));
const NOISE = ofVocabulary(({ requests }) => new Set(requests.noise));

function withoutNoise(words: readonly string[]): string {
  const isNoise = (word = ''): boolean => NOISE().has(withoutAccents(word).replace(/[.!]+$/, ''));
  let [from, to] = [0, words.length];
  while (from < to && isNoise(words[from])) from += 1;
  while (to > from && isNoise(words[to - 1])) to -= 1;
  return words.slice(from, to).join(' ');
}

/** First the words that can only announce a side. */
const SIDE =
  /^(?:(i(?:'d like to|'ll| will| want to)? play|my (?:side|seat|colou?r)(?: is)?|side|seat|colou?r)|i(?:'ll| will)? (?:take|am)|as|ich (?:spiele|bin|nehme)|je (?:joue|suis|prends)|juego con|gioco con|ik speel(?: met)?|jogo com)\s?:?\s+(?:les |las |los |the )?(.{1,30}?)[.!]*$/u;
const OPTION = /^([^:=]{1,40})\s?[:=]\s?(.{1,40}?)[.!]*$/u;

/** "I play Silver", "Goal: stones". */
function readSetting(line: string, games: readonly NamedGame[]): Said | undefined {
  const spoken = withoutAccents(line)
    .replace(/[’‘`´]/g, "'")
    .trim();
  const [, announced, side = ''] = SIDE.exec(spoken) ?? [];
  const isSide = games.some(({ sides }) => sides.some((name) => withoutAccents(name) === side));
  if (isSide || (announced !== undefined && /^\p{L}+$/u.test(side))) return { ...NOTHING, side };
  const [, name, value] = OPTION.exec(spoken) ?? [];
  const option = games
    .flatMap(({ options }) => options)
    .find((each) => each.spoken.some((known) => withoutAccents(known) === name?.trim()));
  return option && value !== undefined ? { ...NOTHING, options: { [option.name]: value } } : undefined;
}
