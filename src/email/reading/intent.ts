/**
 * Whether a line that could be a move or a command was meant as one. It was, when it stands by itself: not the end
 * of a sentence that the mail program broke, not the middle of one, and not taken back further down. What is said
 * in other words than these tables' is taken for part of a sentence: then the writer is asked.
 */

export type ProseDoubt =
  /** A sentence around it goes on. */
  | 'IN_PROSE'
  /** What stands below it sounds like second thoughts. */
  | 'TAKEN_BACK'
  /** It was only asked. */
  | 'QUESTION_MARK'
  /** By marks, or in what the letter shows. */
  | 'STRUCK_OUT'
  /** It stands behind a mark with which some programs quote. */
  | 'QUOTED';

const anyOf = (parts: readonly string[]): string => `(?:${parts.join('|')})`;
const wordOf = (parts: readonly string[]): string => `(?<![\\p{L}’'])${anyOf(parts)}(?!\\p{L})`;

const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{fe0e}\u{fe0f}])+/gu;

/** What may announce a move, on its line or on the line above. */
const LEAD_INS = [
  '(?:here is |and )?(?:my|the) (?:next )?(?:move|answer|reply)(?: is)?|move|here (?:we go|it is)|i (?:play|move|mean|choose)|i’ll play|i will play',
  '(?:hier ist )?mein zug(?: ist)?|zug|ich (?:spiele|ziehe)',
  '(?:voici )?mon coup(?: est)?|coup|je joue',
  'mi (?:jugada|movimiento)(?: es)?|jugada|juego',
  '(?:a )?minha jogada(?: é)?|(?:o )?meu lance|jogo',
  '(?:la )?mia mossa(?: è)?|mossa|gioco',
  'mijn zet(?: is)?|zet|ik speel',
  'mitt drag|mit træk|mitt trekk|siirtoni',
  'mój ruch|ruch|gram',
  'můj tah|tah|hraji',
  'мой ход|ход|hamlem',
];
const LEAD_IN = new RegExp(`^${anyOf(LEAD_INS)}\\s?[:：–—-]?$`, 'iu');
const LED_IN = new RegExp(`^${anyOf(LEAD_INS)}(?:\\s?[:：]\\s?|\\s[–—-]\\s|\\s)`, 'iu');

/** Short lines that are whole without a full stop. */
const COURTESIES = [
  'hi|hello|hey|dear|good (?:morning|day|evening|game|luck|move|one)|nice|well played|thanks|thank you|thx|ok|okay|sure|cheers|regards|best|kind|many|greetings|bye|ciao|gl|gg|have fun|enjoy|yours|see you|your (?:move|turn)|sincerely|love',
  'hallo|guten|moin|danke|viele|liebe|beste|gruß|grüße|gruss|lg|mfg|viel (?:spaß|glück|erfolg)',
  'bonjour|salut|bonsoir|merci|bonne|cordialement|amicalement|à (?:bientôt|toi|plus)',
  'hola|buenos|buenas|gracias|saludos|suerte|un (?:saludo|abrazo)',
  'olá|oi|bom|boa|obrigad[oa]|abraços?|abs',
  'buongiorno|buona|grazie|saluti|bella',
  'goedemorgen|dag|bedankt|groet(?:en|jes)?|succes|met (?:vriendelijke )?groet(?:en)?',
  'hej|tack|tak|takk|hei|terve|kiitos|terveisin|hilsen|mvh|moi',
  'cześć|dzięki|pozdrawiam|powodzenia|ahoj|díky|dobrý|zdravím',
  'привет|спасибо|удачи|merhaba|teşekkürler|selam',
];
const COURTESY = new RegExp(`^${anyOf(COURTESIES)}(?!\\p{L})`, 'iu');

const SENTENCE_END = /[.!?…。！？)]$/;

/** Words with which a move is spoken of without being made. */
const HESITATION = new RegExp(
  wordOf([
    'not|never|cannot|should|shall|would|could|might|may|whether|if|instead|rather|maybe|perhaps|thought|thinking|wonder(?:ed|ing)?',
    'nicht|nie|soll|sollte|würde|könnte|vielleicht|statt|wenn|ob',
    'pas|jamais|devrais|dois|peut-être|si',
    'no|nunca|debería|quizás?|tal vez',
    'não|talvez|devo',
    'non|mai|forse|dovrei',
    'niet|nooit|misschien|zou',
    'inte|ikke|kanske|måske|kanskje|ei|ehkä',
    'nie|może|ne|možná|не|может|değil|belki',
  ]).concat("|n[’']t(?!\\p{L})"),
  'iu',
);
const ABOUT_MOVES = new RegExp(
  wordOf([
    'play|move|moves|do|this|that|it|these|one',
    'spielen|ziehen|zug|dies|diesen|das',
    'jouer|coup|ceci|cela|ça',
    'jugar|jugada|esto|eso|jogar|isto|isso',
    'giocare|mossa|questo|questa',
    'spelen|zet|deze|dit|spela|spille|drag|pelata|siirto',
    'grać|ruch|to|tah|hrát|играть|ход|это|hamle',
  ]),
  'iu',
);

/** Words of second thoughts, in a line below. */
const SECOND_THOUGHTS = new RegExp(
  [
    wordOf([
      "ignore|disregard|cancel that|scratch that|strike that|forget (?:it|that|this)|(?<!can’t |can't |cannot )wait(?! for)|hold on|oops|sorry(?! (?:for|about|it|that it|to keep))|think again|second thoughts?|on reflection|rethink|(?:do|does|did)(?: not|n[’']t) (?:play|move|count|mean)|not (?:that|this|yet|so fast|to be played|play|played)|instead|my mistake|typo|misread|just kidding",
      'ignoriere?|vergiss|warte|doch nicht|entschuldigung(?! für)|nicht spielen|stattdessen|irrtum',
      'ignore[zr]?|attendez|oublie[zr]?|désolée?(?! pour)|pardon(?! pour)|plutôt',
      'ignora|olvida|perdón(?! por)|lo siento|mejor no|en vez',
      'esquece|desculpe?(?! pel)|melhor não',
      'aspetta|dimentica|scusa(?:mi)?(?! per| il)|meglio di no|invece|anzi',
      'negeer|wacht|vergeet|toch niet|in plaats',
      'vänta|glöm|vent|glem|odota|unohda',
      'czekaj|zapomnij|zignoruj|przepraszam(?! za)|počkej|zapomeň|promiň',
      'подожди|забудь|извини(?! за)|стоп|bekle|unut',
    ]),
    '^(?:no[,.!]|moment|espera|espere|attends|finalement)',
    '^(?:or|oder|ou|o|lub|nebo|или)\\s',
  ].join('|'),
  'iu',
);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const wordCount = (text: string): number => text.split(' ').length;

/** Without its emoji; what is left is trimmed. */
export const withoutEmoji = (line: string): string => line.replace(EMOJI, '').trim();

/** The line without emoji, a move's number with dots, or words that do nothing but announce a move. */
export const bareLine = (line: string): string =>
  withoutEmoji(line)
    .replace(/^\d{1,3}(?:\.{1,3}|…)\s?(?=\p{L})/u, '')
    .replace(LED_IN, '');

/** The doubt that the line's own marks bring; `?!` and `!?` are a chess player's remarks. */
export function markedDoubt(line: string): ProseDoubt | undefined {
  if (/[^!?]\?+[^\w!]*$/.test(line)) return 'QUESTION_MARK';
  if (/~~|<\/?(?:s|del|strike)>/i.test(line)) return 'STRUCK_OUT';
  return /^(?:[-=]+>|[|¦:%\]}])/.test(line) ? 'QUOTED' : undefined;
}

/**
 * Why line `at` may not have been meant as the move or command that it could be; undefined: it was. `lines` as of a
 * `Reply`; `isMeant` tells lines of this kind from words.
 */
export function doubtAt(
  lines: readonly string[],
  at: number,
  isMeant: (line: string) => boolean,
): ProseDoubt | undefined {
  const marked = markedDoubt(lines[at] ?? '');
  if (marked) return marked;
  if (goesOnFromAbove(lines, at, isMeant) || goesOnBelow(lines, at, isMeant)) return 'IN_PROSE';
  const below = lines.slice(at + 1).filter((each) => !isMeant(each));
  return below.some((each) => SECOND_THOUGHTS.test(each)) ? 'TAKEN_BACK' : undefined;
}

function goesOnFromAbove(lines: readonly string[], at: number, isMeant: (line: string) => boolean): boolean {
  let above = at - 1;
  while (lines[above] && isMeant(lines[above] ?? '')) above -= 1;
  const isAdjacent = lines[above] !== '';
  while (lines[above] === '') above -= 1;
  const line = withoutEmoji(lines[above] ?? '');
  if (!hasLetters(line)) return false;
  const isWhole = SENTENCE_END.test(line) || /\p{Extended_Pictographic}/u.test(lines[above] ?? '');
  if ((isAdjacent || !isWhole) && HESITATION.test(line) && ABOUT_MOVES.test(line)) return true;
  if (!isAdjacent || isWhole || LEAD_IN.test(line)) return false;
  const isFirst = !lines[above - 1];
  const isShort = wordCount(line) <= 3 && (line.endsWith(',') || COURTESY.test(line));
  return !(isFirst && isShort);
}

function goesOnBelow(lines: readonly string[], at: number, isMeant: (line: string) => boolean): boolean {
  let below = at + 1;
  while (lines[below] && isMeant(lines[below] ?? '')) below += 1;
  const line = withoutEmoji(lines[below] ?? '');
  return /^\p{Ll}/u.test(line) && !(wordCount(line) <= 4 && COURTESY.test(line));
}

/** Whether a line greets or thanks, and says nothing else. */
export const isCourtesy = (line: string): boolean =>
  wordCount(line) <= 3 && (line.endsWith(',') || COURTESY.test(line));
