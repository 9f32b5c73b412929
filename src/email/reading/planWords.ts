/**
 * The words of a plan as people write it, in the languages of the commands: in lower case, without accents.
 * Anything else on a line of a plan makes it unreadable, and nothing is guessed.
 */
import { withoutLookAlikes } from './patterns.ts';

/** Separated by `|`, in the order of English, German, French, Spanish, Italian, Dutch, Portuguese. */
const PLAN_WORDS = {
  if: ['if|in case', 'wenn|falls', 'si', 'si', 'se', 'als|indien', 'se'],
  answer: ['then|i play|i answer', 'dann|so', 'alors', 'entonces', 'allora', 'dan', 'entao'],
  any: [
    'anything|any move|any|whatever',
    'irgendwas|irgendetwas|irgendein zug|beliebig',
    "n'importe quoi|n'importe quel coup",
    'cualquier cosa|cualquier jugada|cualquiera',
    'qualsiasi cosa|qualsiasi mossa|qualsiasi|qualunque cosa',
    'wat dan ook|elke zet',
    'qualquer coisa|qualquer lance|qualquer jogada',
  ],
  else: [
    'if anything else|anything else|any other move|any other|everything else|otherwise|or else|else',
    'wenn etwas anderes|etwas anderes|irgendwas anderes|alles andere|bei allem anderen|jeder andere zug|sonst|ansonsten|andernfalls',
    "si autre chose|autre chose|tout autre coup|n'importe quoi d'autre|sinon|autrement",
    'si otra cosa|otra cosa|cualquier otra cosa|cualquier otra jugada|si no|de lo contrario',
    'qualsiasi altra cosa|qualsiasi altra mossa|altro|altrimenti|senno',
    'iets anders|al het andere|elke andere zet|anders|zo niet',
    'outra coisa|qualquer outra coisa|qualquer outro lance|senao|caso contrario',
  ],
  plan: [
    'my plan|plan',
    'mein plan',
    'mon plan',
    'mi plan',
    'il mio piano|piano',
    'mijn plan',
    'meu plano|plano',
  ],
  unguarded: [
    'whatever happens|come what may|no matter what happens',
    'egal was passiert|was auch passiert|was auch geschieht',
    "quoi qu'il arrive",
    'pase lo que pase',
    'qualunque cosa accada|qualsiasi cosa accada',
    'wat er ook gebeurt',
    'aconteca o que acontecer',
  ],
  resign: [
    'i resign|resign',
    'ich gebe auf|aufgeben',
    "j'abandonne|abandonner",
    'abandono|me rindo',
    'mi arrendo',
    'ik geef op|opgeven',
    'desisto',
  ],
  /** Between a player's name and the move. */
  plays: [
    'plays|moves|and',
    'spielt|zieht|kommt|und',
    'joue',
    'juega|mueve',
    'gioca|muove',
    'speelt|zet',
    'joga|move',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PlanWord = keyof typeof PLAN_WORDS;

/** In lower case, without accents, with one kind of apostrophe and dash, and single spaces. */
export const plainly = (text: string): string =>
  withoutLookAlikes(
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase(),
  )
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

export const SPOKEN_OF_PLANS: ReadonlyMap<string, PlanWord> = new Map(
  (Object.keys(PLAN_WORDS) as PlanWord[]).flatMap((word) =>
    PLAN_WORDS[word].flatMap((spellings) =>
      spellings.split('|').map((spelling) => [spelling, word] as const),
    ),
  ),
);
