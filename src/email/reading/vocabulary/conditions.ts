/** Words that make a move depend on something. Expects plain apostrophes. */

/** These mean "if" anywhere in a sentence. */
const CONDITIONS = [
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
];

/** "on h3-g3", "after h3-g3": what comes before a move that is answered. */
const OCCASIONS =
  'on|upon|after|against|to|for|in (?:reply|answer|response) to|answering|auf|nach|bei|gegen|après|contre|sur|en réponse à|tras|después de|contra|ante|após|depois de|dopo|su|contro|na|tegen|op|efter|etter|mot|på|po|proti|после|на|против';

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

export const conditions = {
  conditions: CONDITIONS,
  occasions: OCCASIONS,
  anything: ANYTHING,
  whatever: WHATEVER,
  inAdvance: IN_ADVANCE,
};
