/** Whether a move depends on a condition: "If you play h3-g3 I play f1-e2". Expects plain apostrophes. */
import { readMailCommand } from './mailCommand.ts';
import { plain, wordOf } from './patterns.ts';

/** These mean "if" anywhere in a sentence. */
const CONDITIONS = wordOf([
  "(?<!(?:know|wonder|wondering|sure|ask|asked|see|check|as|certain|matter) )if(?! (?:i may|you (?:like|want|wish|don't mind|please)))|unless|in case|in the event|provided(?: that)?|providing|assuming|suppose|supposing|on condition|as long as|whenever|(?:when|once|after|as soon as|until|should|were|had|where|every time|any time) (?:you|he|she|they|it|my opponent|the opponent|black|white|anyone|anybody|somebody|someone)",
  'wenn|falls|sofern|angenommen|vorausgesetzt|im falle?|sobald (?:du|er|sie|ihr)|(?:spielst|ziehst|solltest|gehst|nimmst|schlägst|spielt|zieht|sollte) (?:du|er|sie|ihr|sie)',
  "si (?:tu|vous|il|elle|on|ils|elles|jamais|l'adversaire|blanc|noir|les)|s'ils?(?! (?:te|vous) pla[iî]t)|au cas où|à condition|à moins|pourvu que|dès que|quand (?:tu|vous|il|elle|on)|lorsque",
  'si (?:tú|tu|él|ella|usted|juegas?|mueves?|vas|alguien|el|la|las|los|blanco|negro)|en caso de|siempre que|a menos que|cuando (?:tú|él|ella|juegues|juegue|muevas|mueva)|suponiendo',
  'se (?:você|voce|tu|ele|ela|jogar(?:es)?|mover(?:es)?|joga|fores|for)|caso|desde que|a menos que|quando (?:você|tu|ele|ela|jogar(?:es)?)',
  'se (?:tu|lui|lei|giochi|gioca|muovi|muove|vai|il|la|qualcuno)|qualora|purché|nel caso|a meno che|quando (?:tu|lui|lei|giochi)',
  'als (?:je|jij|u|hij|zij|ze|jullie|wit|zwart|iemand)|indien|mits|tenzij|zodra|wanneer (?:je|jij|u|hij|zij)|(?:speel|mocht|zet) (?:je|jij|u|hij)',
  'om (?:du|ni|han|hon|de|någon|vit|svart)|ifall|förutsatt|såvida|såfremt|hvis|dersom|medmindre|med mindre|når (?:du|han|hun|de)|när (?:du|han|hon|de)',
  "conditional(?:ly)?|pre-?moves?|next turn|whatever (?:you|he|she|they|happens)|no matter what|given (?:that|you)|(?:imagine|say|let's say|the moment) (?:you|he|she|they|black|white)",
  'bedingt\\p{L}*|gesetzt den fall|für den fall|egal was|conditionnel\\p{L}*|dans le cas où|quoi qu|condicional\\p{L}*|condizional\\p{L}*|in caso|voorwaardelijk\\p{L}*|villkorlig\\p{L}*|betinge[td]\\p{L}*',
  'ehdolli\\p{L}+|warunkow\\p{L}+|w razie|podmíně\\p{L}+|v případě|условн\\p{L}+|в случае|koşullu|\\p{L}+(?:arsan|ersen|ırsan|irsen)|feltételes\\p{L}*|condițional\\p{L}*',
  'jos|mikäli|ellei|jeśli|jeżeli|gdy|gdyby|kiedy|jak (?:zagrasz|ruszysz|ty)|pokud|jestliže|jestli|když|kdyby|если|когда (?:ты|вы|он)|якщо|коли (?:ти|ви)|eğer|şayet|ako|dacă|hacsak|αν|εάν|όταν',
]);
const STRONG = new RegExp(CONDITIONS, 'u');

/** These mean "if" at the start of a line or after punctuation; elsewhere they can mean other things. */
const OPENING =
  /(?:^|[.,;:!?…()–—]\s*)(?:and |und |et |y |e |en |och |og |but |aber )?(?:when|once|si(?!,)|se|om|als|ha(?! ha)|falls?)(?![\p{L}\p{M}'])/u;

const UNSPACED = /もし|場合|なら|如果|若是|要是|假如|的话|的話|若|条件|條件|만약|경우|[으]?면(?=\s|$)/u;

/** "on h3-g3", "after h3-g3": a move after this is the opponent's, which the writer would answer. */
const OCCASIONS =
  'on|upon|after|against|to|for|in (?:reply|answer|response) to|answering|auf|nach|bei|gegen|après|contre|sur|en réponse à|tras|después de|contra|ante|após|depois de|dopo|su|contro|na|tegen|op|efter|etter|mot|på|po|proti|после|на|против';
const ENDS_IN_OCCASION = new RegExp(`(?<![\\p{L}\\p{M}'])(?:${OCCASIONS})\\s*$`, 'u');

/** A cell, or an action on a board: tells a condition about the game from one like "if you are in town". */
const OF_THE_BOARD =
  /(?<![\p{L}\d])[a-z]{1,2}\d{1,2}(?![\p{L}\d])|(?<!\p{L})(?:play|mov|tak|captur|attack|spiel|zieh|schläg|nimm|jou|prend|captur|jueg|jug|tom|muev|gioc|muov|mang|jog|speel|sla|neem|spel|spill|pelaa|zagra|hraj|игра|ход|пойд|oyna)/u;

/** "Against anything f1-e2", "auf jeden Zug f1-e2", "quel que soit son coup, f1-e2". */
const ANYTHING = [
  'any(?:thing|one|body)?|every(?:thing)?|all|whatever',
  'alles|jede[nrs]?|irgend\\p{L}*|beliebige\\p{L}*',
  "tout(?:e|es)?|tous|n'importe",
  'todo|cualquier\\p{L}*|tutto|ogni|qualsiasi|qualunque',
  'elke?|iedere?|tudo|qualquer|al[lt]t?|enhver|varje|vad som helst',
];
const WHATEVER =
  "whichever|regardless|no matter|quel(?:le)? que soit|quoi que|n'importe|egal welche\\p{L}*|ganz gleich|sea cual sea|qualunque sia|qualquer que seja|welke zet ook";
/** "105-104", where cells have numbers; but not "in 2-3 days". */
const NUMBERED_STEP = '(?<!\\d)\\d{1,3}[-x×]\\d{1,3}(?!\\d|[ -]*\\p{L})';
const TO_ANYTHING = new RegExp(
  `(?<![\\p{L}\\p{M}'])(?:(?!after all)(?:${OCCASIONS}|a|à) (?:${ANYTHING.join('|')})|${WHATEVER})(?![\\p{L}\\p{M}'])[^.!?]*?(?<![\\p{L}\\d])(?:[a-z]{1,2}\\d{1,2}\\P{L}{0,3}[a-z]{1,2}\\d|${NUMBERED_STEP})`,
  'u',
);

/** Words that make a move the answer to something, or the one after the next, at the start of a line. */
const IN_ADVANCE = [
  'any(?:thing|one| ?other| ?move)?(?: ?else)?|anyt(?!ime)\\p{L}+|anyhting|everything(?= ?[:,=>→-])|otherwise|other wise|othe?r?wise|oht?erwise|iff|all(?= ?[:,=>→-])|always|else? ?if|or else|else|if not|(?:in|for) all other cases|all other(?: move)?s|everything else|by default|default|then|next|after(?: that|wards)|later|plan(?:ned)?|my plan|in any case|on anything|to any(?: move)?|whatever',
  'sonst|ansonsten|andernfalls|irgend(?:et)?was|alles andere|bei allem anderen|jeder andere zug|dann|danach|mein plan|geplant|egal',
  "sinon|autrement|n'importe (?:quoi|quel coup)|tout autre coup|alors|ensuite|mon plan|puis",
  'si no|de lo contrario|cualquier (?:cosa|otra(?: cosa)?|jugada)|cualquiera|entonces|luego|después|mi plan|lo demás',
  'altrimenti|sennò|se no|qualsiasi (?:cosa|mossa|altra)|qualunque (?:cosa|mossa)|allora|poi|dopo|il mio piano|piano',
  'anders|zo niet|wat dan ook|elke andere zet|al het andere|dan|daarna|mijn plan',
  'senão|se não|caso contrário|qualquer (?:coisa|outra|lance|jogada)|então|depois|meu plano|plano',
  'annars|i annat fall|vad som helst|sedan|ellers|i så fald|hvad som helst|deretter|derefter|muuten|mikä tahansa|sitten',
  'inaczej|w przeciwnym razie|cokolwiek|wtedy|potem|jinak|cokoliv|pak|potom|иначе|в противном случае|что угодно|любой ход|тогда|потом|інакше|тоді',
  'yoksa|aksi halde|ne olursa|sonra|egyébként|különben|bármi|akkor|altfel|orice|atunci|αλλιώς|διαφορετικά|οτιδήποτε|τότε',
];
/** Below a list's mark or number, and words that join. */
const OPENS_IN_ADVANCE = new RegExp(
  `^(?:[-*•–—#]+\\s*|\\(?\\d{1,3}(?:\\.\\d{1,3})*[.):]*\\s*)?(?:(?:and|but|or|und|oder|et|ou|y|o|e|en|of)\\s+)?(?:${IN_ADVANCE.join('|')})(?![\\p{L}\\p{M}'])`,
  'u',
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

/** Whether a line gives a move in advance, with or without an "if": "Otherwise f1-e2", "any: f1-e2". */
function isInAdvance(line: string): boolean {
  const said = plain(line);
  const isOpened = [OPENS_IN_ADVANCE, UNSPACED_IN_ADVANCE, WILDCARD_IN_ADVANCE, NAMES_ANY].some((opening) =>
    opening.test(said),
  );
  return (isOpened && NAMES_A_STEP.test(said)) || TO_ANYTHING.test(said);
}

const namesCondition = (text: string): boolean => {
  const said = plain(text);
  return STRONG.test(said) || OPENING.test(said) || UNSPACED.test(said);
};

/** Whether the text before a move makes it the opponent's, rather than the writer's own. */
export const namesOccasion = (before: string): boolean => ENDS_IN_OCCASION.test(plain(before));

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
