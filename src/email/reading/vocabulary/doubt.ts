/**
 * Words that take a move back, make it conditional, or only consider it: no, if, not, or, but, wait, only,
 * just, maybe, and others like them. By language: first the ones that do so at the start of a line or after
 * punctuation, then the ones that do so anywhere. Expects plain apostrophes.
 */
interface DoubtWords {
  readonly atStart: string;
  readonly anywhere?: string;
}

const BY_LANGUAGE: Readonly<Record<string, DoubtWords>> = {
  en: {
    atStart:
      "no|nope|nah|not|non|never|nothing|none|nobody|neither|nor|if|unless|until|till|in case|whether|or|but|however|though|although|yet|wait|hold|stop|halt|hang|only|just|merely|maybe|perhaps|possibly|probably|likely|don't|do not|do nothing|cannot|can't|won't|isn't|wasn't|wouldn't|shouldn't|couldn't|didn't|doesn't|instead|rather|otherwise|except|still|ignore|disregard|forget|cancel|undo|oops|correction|pending|awaiting|provisional|tentative|draft|unsure|depends|depending|assuming|provided|suppose|supposing|should|would|could|might|may|let me|more later|more tomorrow|later|i (?:must|need to|have to|will|'?ll) (?:think|look|check|consider|decide)|i(?:'m| am) (?:not|still)|i (?:guess|wonder|suppose)|is (?:this|that|it)|what about|what if|for example|e\\.g|sorry(?! (?:for|about|it|that it|to keep|i'm late|i am late))",
    anywhere:
      "not|[\\p{L}]+n't|cannot|never|nothing|nope|unless|until|ignore|disregard|(?:cancel|scratch|strike|scrap|take|hold|undo) (?:that|this|it|the move|my move)|take (?:that|this|it) back|taking (?:that|this|it) back|forget (?:it|that|this|the move)|wait|hold (?:on|off)|second thoughts?|on reflection|rethink|reconsider\\w*|think(?:ing)?(?: (?:again|about|it|more|over|still))?(?! (?:you|of you))|undecided|unsure|instead|typo|misread|mistake|mistyped|kidding|joke|joking|hypothetical\\w*|theoretical\\w*|maybe|perhaps|tentative\\w*|provisional\\w*|analysis|analy[sz](?:e|ing)|confirm(?:s|ed|ation)?|actually no|pending|rather",
  },
  de: {
    atStart:
      'nein|nö|nicht|nie(?:mals)?|nichts|kein(?:e|en|er|es)?|wenn|falls|sofern|außer|ausser|ob|oder|aber|jedoch|doch|sondern|warte?(?:n)?|halt|stop(?:p)?|moment|nur|bloß|bloss|lediglich|vielleicht|eventuell|evtl|möglicherweise|wahrscheinlich|noch|erst|bis|ohne|statt(?:dessen)?|sonst|ignorier(?:e|en)?|vergiss|vergessen|streich(?:e|en)?|ups|hoppla|irrtum|entschuldigung(?! für)|soll(?:te|en)?|würde|könnte|dürfte|mal sehen|ich (?:muss|will|überlege|denke|weiß|weiss)|zum beispiel|z\\.b|eigentlich|ach,? doch|lieber',
    anywhere:
      'nicht|nie|niemals|keinesfalls|ignorier(?:e|en)|vergiss|warte|doch nicht|nicht spielen|stattdessen|irrtum|überleg(?:e|en)|vertippt|verschrieben|nur (?:so )?(?:eine?|ein) (?:idee|gedanke)|scherz|vielleicht|zurück(?:nehmen|ziehen)|nehme? zurück|abwarten',
  },
  fr: {
    atStart:
      "non|ne|pas|jamais|rien|aucun(?:e)?|ni|si|s'il(?! (?:te|vous) pla[iî]t)|sauf|à moins|sinon|ou(?: bien)?|mais|cependant|pourtant|toutefois|attend(?:s|ez)|attente|stop|seulement|juste|simplement|peut-être|peut être|probablement|sans doute|oublie[zr]?|ignore[zr]?|annule[zr]?|plutôt|finalement|en fait|désolée?(?! pour)|pardon(?! pour)|oups|je (?:ne|n'|réfléchis|dois|vais réfléchir)|n'|c'est juste|encore|jusqu'|est-ce|qu'en|par exemple",
    anywhere:
      "pas encore|ne (?:joue[zr]?|pas)|jamais|ignore[zr]|attendez|attends|oublie[zr]|annule[zr]?|plutôt|réfléchi\\w*|peut-être|(?:ne|n'[\\p{L}]+) [\\p{L}]{0,20} ?pas",
  },
  es: {
    atStart:
      'no(?! hay (?:prisa|problema))|nunca|jamás|nada|ningun[oa]?|ni|si(?! señor)|salvo|excepto|a menos|o|u|pero|sin embargo|aunque|esper[aeo]|un momento|momento|alto|para|solo|sólo|solamente|simplemente|quizás?|tal vez|acaso|probablemente|todavía|aún|hasta que|ignora|olvida|cancela|mejor|en vez|en realidad|perdón(?! por)|lo siento|ups|debería|es legal|por ejemplo|estoy pensando|lo pienso',
    anywhere:
      'todavía no|aún no|nunca|ignora|olvídalo|olvida|cancela|mejor no|en vez de|quizás?|tal vez|no (?:lo |la )?(?:jueg\\w+|juga\\w+|muev\\w+|mover)',
  },
  pt: {
    atStart:
      'não|nunca|nada|nenhum[a]?|nem|se|salvo|exceto|a menos|ou|mas|porém|contudo|espera|espere|aguarde|calma|só|somente|apenas|talvez|provavelmente|ainda|até que|ignora|ignore|esquece|esqueça|cancela|melhor não|na verdade|desculpe?(?! pel)|ops|devo|por exemplo|estou pensando',
    anywhere: 'não|nunca|esquece|esqueça|cancela|melhor não|talvez',
  },
  it: {
    atStart:
      'no|non|mai|niente|nulla|nessun[oa]?|né|se|salvo|a meno|o|oppure|ma|però|tuttavia|aspetta|aspetti|attendi|un attimo|attimo|momento|solo|soltanto|solamente|semplicemente|forse|magari|probabilmente|ancora|finché|ignora|dimentica|annulla|meglio di no|invece|anzi|in realtà|scusa(?:mi)?(?! per| il)|ops|dovrei|per esempio|ci penso|sto pensando',
    anywhere: 'non|mai|ignora|dimentica|annulla|meglio di no|anzi|forse|ci ripenso',
  },
  nl: {
    atStart:
      'nee|niet|nooit|niets|geen(?! (?:probleem|haast))|noch|als|indien|mits|tenzij|of|maar|echter|wacht(?:en)?|stop|ho|even|alleen|slechts|enkel|gewoon|misschien|wellicht|waarschijnlijk|nog|totdat|negeer|vergeet|annuleer|toch|liever|eigenlijk|in plaats|oeps|zou|moet|bijvoorbeeld|ik denk|ik twijfel',
    anywhere: 'niet|nooit|negeer|vergeet|toch niet|misschien|wacht|in plaats|bedenk\\w*|nadenken',
  },
  sv: {
    atStart:
      'nej|inte|aldrig|inget|ingen(?! (?:brådska|stress))|om|ifall|såvida|eller|men|dock|vänta|stopp|bara|endast|kanske|möjligen|troligen|ännu|tills|ignorera|glöm|avbryt|hellre|egentligen|oj|borde|skulle|till exempel|jag (?:tänker|funderar|måste)',
    anywhere: 'inte|aldrig|kanske|vänta|ignorera|glöm|fundera\\w*|tänka',
  },
  da: {
    atStart:
      'nej|ikke|aldrig|intet|ingen|hvis|såfremt|medmindre|eller|men|dog|vent|stop|bare|kun|måske|muligvis|endnu|indtil|ignorer|glem|annuller|hellere|egentlig|ups|burde|skulle|for eksempel|jeg (?:tænker|overvejer|skal)',
    anywhere: 'ikke|aldrig|måske|ignorer|glem|overvej\\w*|tænke',
  },
  no: {
    atStart:
      'nei|ikke|aldri|ingenting|ingen|hvis|dersom|med mindre|eller|men|vent|stopp|bare|kun|kanskje|muligens|ennå|enda|inntil|ignorer|glem|avbryt|heller|egentlig|oi|burde|skulle|jeg (?:tenker|vurderer|må)',
    anywhere: 'ikke|aldri|kanskje|ignorer|glem|vurder\\w*|tenke',
  },
  fi: {
    atStart:
      'ei(?! kiirettä)|en|emme|älä|älkää|ei koskaan|jos|mikäli|ellei|tai|vai|mutta|kuitenkin|odota|odottakaa|seis|hetki|vain|ainoastaan|vasta|ehkä|kenties|luultavasti|vielä|kunnes|unohda|peru|mieluummin|oikeastaan|hups|pitäisikö|esimerkiksi|mietin',
    anywhere: 'ei|älä|ehkä|odota|unohda|mietin|miettiä',
  },
  pl: {
    atStart:
      'nie|nigdy|nic|żaden|żadnych|jeśli|jeżeli|gdyby|gdy|jak|chyba że|albo|lub|czy|ale|lecz|jednak|czekaj|zaczekaj|poczekaj|stop|tylko|jedynie|może|chyba|prawdopodobnie|jeszcze|dopóki|zignoruj|zapomnij|anuluj|raczej|właściwie|ups|przepraszam(?! za)|na przykład|muszę|zastanawiam',
    anywhere: 'nie|nigdy|może|czekaj|poczekaj|zapomnij|zignoruj|zastan\\w+',
  },
  cs: {
    atStart:
      'ne|nikdy|nic|žádn[ýáé]|pokud|jestli(?:že)?|kdyby|když|leda|nebo|anebo|ale|avšak|však|počkej|počkejte|stop|jen|jenom|pouze|možná|asi|snad|ještě|dokud|zapomeň|ignoruj|zruš|raději|spíš|vlastně|promiň|například|musím|přemýšlím',
    anywhere: 'ne|nehraj\\w*|nikdy|možná|počkej|zapomeň|ignoruj|promyslet|přemýšl\\w+',
  },
  ru: {
    atStart:
      'нет|не|никогда|ничего|ни|если|разве что|или|либо|но|однако|подожди|подождите|погоди|стой|стоп|только|лишь|просто|может(?: быть)?|возможно|наверное|вероятно|пока не|ещё|еще|игнорируй|забудь|отмена|отмени|лучше|вообще-то|ой|извини(?! за)|например|я (?:думаю|подумаю)',
    anywhere: 'не|никогда|подожди|забудь|игнорируй|возможно|стоп|подума\\w+|отмен\\w+',
  },
  tr: {
    atStart:
      'hayır|yok|değil|asla|eğer|şayet|veya|ya da|yoksa|ama|fakat|ancak|bekle|dur|sadece|yalnızca|belki|galiba|henüz|unut|iptal|aslında|pardon|örneğin',
    anywhere: 'değil|asla|belki|bekle|unut|iptal|henüz',
  },
  hu: {
    atStart:
      'nem|ne|soha|ha(?! ha)|hacsak|vagy|de(?! nada)|azonban|várj|állj|csak|talán|lehet|esetleg|még|felejtsd|mégse|inkább|például',
    anywhere: 'nem|talán|várj|mégsem?',
  },
  ro: {
    atStart:
      'nu|niciodată|nimic|dacă|sau|dar|însă|așteaptă|stai|doar|numai|poate|încă|uită|anulează|mai bine|de exemplu',
    anywhere: 'nu|poate|așteaptă',
  },
  uk: {
    atStart:
      'ні|не|ніколи|якщо|або|чи|але|проте|зачекай|почекай|тільки|лише|просто|може|можливо|ще|забудь|скасуй|краще',
    anywhere: 'не|ніколи|можливо|забудь|скасуй',
  },
  el: {
    atStart:
      'όχι|οχι|δεν|μη|μην|ποτέ|αν|εάν|ή|αλλά|όμως|περίμενε|στάσου|μόνο|απλώς|απλά|ίσως|μάλλον|ακόμα|ξέχνα|άκυρο|καλύτερα',
    anywhere: 'όχι|δεν|μην|ίσως|ξέχνα',
  },
};

/** Harmless phrases that contain such words. */
const HARMLESS = [
  "(?:i )?(?:can't|cannot|can not|can hardly|could not|couldn't) wait (?:to|for)|(?:no|not a) (?:problem|worries|rush|hurry|stress|pressure)|not bad(?: at all)?|why not|take your time|no reply needed|just in time|only fair|please excuse|excuse|(?:do not|don't) hesitate|if not the intended|think of you|i think (?:you|your)|(?:i did|did) not see (?:that|this) coming|(?:i )?didn't see (?:that|this) coming|never mind the delay|(?:i have|i've) never played",
  'kein(?:e|en)? (?:problem|stress|druck|eile)|nicht schlecht|kann es kaum (?:er)?warten|nicht nur|nicht zu fassen',
  'pas (?:mal|pressé|de (?:souci|problème|hâte))',
  'no hay (?:prisa|problema)|nada mal',
  "nessun problema|non c'è fretta|niente male|non vedo l'ora",
  'sem problemas?|nada mal',
  'geen (?:probleem|haast)|niet slecht',
  'inga problem|ingen (?:brådska|fara|stress)|inte illa|ikke dårlig|ei hätää|ei kiirettä|ei paha',
  'nie ma (?:sprawy|problemu|pośpiechu)|nieźle',
  'ne(?:ní)? (?:spěch|problém)',
  'не (?:спеши|торопись|проблема)|неплохо',
];

export const doubt = {
  starts: Object.values(BY_LANGUAGE).map(({ atStart }) => atStart),
  anywhere: Object.values(BY_LANGUAGE).flatMap(({ anywhere }) => anywhere ?? []),
  harmless: HARMLESS,
};
