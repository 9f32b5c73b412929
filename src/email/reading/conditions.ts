/** Whether a move depends on a condition: "If you play h3-g3 I play f1-e2". Expects plain apostrophes. */
import { readMailCommand } from './mailCommand.ts';
import { ofVocabulary } from './ofVocabulary.ts';
import { plain, wordOf } from './patterns.ts';

const STRONG = ofVocabulary(({ conditions }) => new RegExp(wordOf(conditions.conditions), 'u'));

/** These mean "if" at the start of a line or after punctuation; elsewhere they can mean other things. */
const OPENING =
  /(?:^|[.,;:!?…()–—]\s*)(?:and |und |et |y |e |en |och |og |but |aber )?(?:when|once|si(?!,)|se|om|als|ha(?! ha)|falls?)(?![\p{L}\p{M}'])/u;

const UNSPACED = /もし|場合|なら|如果|若是|要是|假如|的话|的話|若|条件|條件|만약|경우|[으]?면(?=\s|$)/u;

/** "on h3-g3", "after h3-g3": a move after this is the opponent's, which the writer would answer. */
const ENDS_IN_OCCASION = ofVocabulary(
  ({ conditions }) => new RegExp(`(?<![\\p{L}\\p{M}'])(?:${conditions.occasions})\\s*$`, 'u'),
);

/** A cell, or an action on a board: tells a condition about the game from one like "if you are in town". */
const OF_THE_BOARD =
  /(?<![\p{L}\d])[a-z]{1,2}\d{1,2}(?![\p{L}\d])|(?<!\p{L})(?:play|mov|tak|captur|attack|spiel|zieh|schläg|nimm|jou|prend|captur|jueg|jug|tom|muev|gioc|muov|mang|jog|speel|sla|neem|spel|spill|pelaa|zagra|hraj|игра|ход|пойд|oyna)/u;

/** "Against anything f1-e2", "auf jeden Zug f1-e2", "quel que soit son coup, f1-e2". */
/** "105-104", where cells have numbers; but not "in 2-3 days". */
const NUMBERED_STEP = '(?<!\\d)\\d{1,3}[-x×]\\d{1,3}(?!\\d|[ -]*\\p{L})';
const TO_ANYTHING = ofVocabulary(
  ({ conditions: { occasions, anything, whatever } }) =>
    new RegExp(
      `(?<![\\p{L}\\p{M}'])(?:(?!after all)(?:${occasions}|a|à) (?:${anything.join('|')})|${whatever})(?![\\p{L}\\p{M}'])[^.!?]*?(?<![\\p{L}\\d])(?:[a-z]{1,2}\\d{1,2}\\P{L}{0,3}[a-z]{1,2}\\d|${NUMBERED_STEP})`,
      'u',
    ),
);

/** Below a list's mark or number, and words that join. */
const OPENS_IN_ADVANCE = ofVocabulary(
  ({ conditions }) =>
    new RegExp(
      `^(?:[-*•–—#]+\\s*|\\(?\\d{1,3}(?:\\.\\d{1,3})*[.):]*\\s*)?(?:(?:and|but|or|und|oder|et|ou|y|o|e|en|of)\\s+)?(?:${conditions.inAdvance.join('|')})(?![\\p{L}\\p{M}'])`,
      'u',
    ),
);
const UNSPACED_IN_ADVANCE = /^(?:それ以外|さもなければ|否则|否則|其他|그렇지 않으면|아니면)/u;
/** "*: f1-e2": a mark that stands for whatever is played. */
const WILDCARD_IN_ADVANCE = /^[*#_]+\s*[:=>→]/u;
const NAMES_A_STEP = new RegExp(
  `(?<![\\p{L}\\d])(?:[a-z]{1,2}\\d{1,2}(?!\\d)|pass(?!\\p{L})|castle)|${NUMBERED_STEP}`,
  'u',
);
/** "Ben: any. Me: f1-e2". */
const NAMES_ANY = /[:=]\s*(?:any(?:thing)?|whatever|\*)\s*(?:[.,;:]|->|→|$)/u;

/** "Ben plays, then f1-e2": whatever it is that Ben plays. */
const AFTER_A_TURN = new RegExp(
  `(?<![\\p{L}\\p{M}'])(?:plays|moves|you (?:play|move)|spielt|zieht|joue|juega|mueve|gioca|muove|speelt|joga),?\\s+(?:and\\s+)?(?:then|dann|alors|puis|luego|entonces|poi|allora|dan|então|entao)(?![\\p{L}\\p{M}'])[^.!?]{0,40}?(?:${NAMES_A_STEP.source})`,
  'u',
);

/** Whether a line gives a move in advance, with or without an "if": "Otherwise f1-e2", "any: f1-e2". */
function isInAdvance(line: string): boolean {
  const said = plain(line);
  const isOpened = [OPENS_IN_ADVANCE(), UNSPACED_IN_ADVANCE, WILDCARD_IN_ADVANCE, NAMES_ANY].some((opening) =>
    opening.test(said),
  );
  return (isOpened && NAMES_A_STEP.test(said)) || TO_ANYTHING().test(said) || AFTER_A_TURN.test(said);
}

const namesCondition = (text: string): boolean => {
  const said = plain(text);
  return STRONG().test(said) || OPENING.test(said) || UNSPACED.test(said);
};

/** Whether the text before a move makes it the opponent's, rather than the writer's own. */
export const namesOccasion = (before: string): boolean => ENDS_IN_OCCASION().test(plain(before));

/** A line that is a command as a whole, such as "Once a day", is not a condition. */
function isCommand(line: string): boolean {
  const command = readMailCommand(line);
  return command !== undefined && !('text' in command);
}

/** A finished sentence that mentions nothing on the board does not make what is further down conditional. */
const isApart = (line: string, next: string | undefined): boolean =>
  next === '' && /[.!]$/.test(line) && !/\d/.test(line);

/**
 * Whether line `at` of a letter is conditional: a condition is on it or above it, or one about the game is
 * below, or a line anywhere gives a move in advance. `end`: the last line of what begins at `at`.
 */
export function isConditional(lines: readonly string[], at: number, end = at): boolean {
  if (lines.some(isInAdvance)) return true;
  if (lines.slice(at, end + 1).some((line) => !isCommand(line) && namesCondition(line))) return true;
  const above = lines.slice(0, at).filter((line, index) => !isApart(line, lines[index + 1]));
  if (above.some(namesCondition) || namesCondition(above.join(' '))) return true;
  const below = lines.slice(end + 1).filter((line) => line !== '');
  return below.some(
    (line, index) =>
      namesCondition(line) &&
      ((index === 0 && /^\p{Ll}/u.test(line)) ||
        (index === 0 ? OF_THE_BOARD : NAMES_A_STEP).test(plain(line))),
  );
}
