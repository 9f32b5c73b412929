/**
 * Words below a move that say it was not meant as one here: it was for another game or person, slipped out,
 * or is a test, a draft, an idea, somebody else's, or undecided. By language, anywhere in a line. Expects
 * plain apostrophes.
 */

const BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  en: [
    "(?:other|another|different|wrong|separate|second) (?:games?|boards?|match|matches|one|ones|person|people|thread|letter|mail|e-?mail|opponents?|stones?|pieces?|moves?|window|tab|address|recipient|rook|king|queen|knight|pawn|checker|square|cell|hex|side|direction)|(?:this|that|it)(?:'s| is| was| goes| belongs) (?:for|to|in|into|with)(?! (?:see|you|be|both|me)(?![\\p{L}]))|(?:meant|intended|supposed|destined|addressed)(?! a lot)|i mean|make (?:that|it)|wrong(?:ly)?|incorrect|should(?:'ve| have)|(?<!fellow )(?:one|other) (?:of|than)",
    'accident(?:al|ally)?|inadvertent(?:ly)?|unintended|unintentional(?:ly)?|mistaken(?:ly)?|mistakes?|errors?|in error|premature(?:ly)?|too (?:early|soon|quick|quickly|fast|hasty)|slipped|autocorrect\\w*|keyboard|typos?|(?:typed|pressed|hit|clicked|entered)(?! it off)|(?:told|asked) me to|wrote (?:this|that|it)|(?:played|plays|playing) with my (?:phone|computer|mail|tablet)',
    'test|tests|testing|drafts?|samples?|template|dummy|examples?|placeholder|sketch|brainstorm\\w*|thinking aloud|just thinking|ideas?(?! for)|options?|alternativ\\w*|candidates?|possibilit\\w+|possible|either|suggest\\w*|proposals?|memo|fyi|note to self|to myself|for (?:your )?(?:information|reference|later)|see above|the above|forward(?:ed|ing)|reminder|in mind|(?:save|saving) (?:it|this|that)|first (?:thought|idea)|belongs to|(?:last|previous) (?:week|month|time|turn)\u0027s|keep (?:it|this|that)',
    'decid\\w+|decision|confirm\\w*|approv\\w+|agrees|tb[acd]|final|subject to|doubts?|doubtful|dubious|hesitat\\w+|uncertain|not? sure|opinions?|advise|advice|thoughts|discuss\\w*|check (?:it|this|that|with)|(?:ask|asks|asked|asking) (?:[\\p{L}]+ )?(?:first|about|for)|tell me|let (?:me|you) know|let us|more time|another day|one moment|a moment|stand by|postpone\\w*|delay (?:it|this|that)|(?:play|do|make|enter|send|execute) (?:it|this|that) (?:on|at|in|next|later|tomorrow|after|when|once)|more (?:on|about) (?:this|that|it)|when you (?:are|confirm|have)|once (?:my|i|you|he|she|we|they)|after you|as soon as',
    'retract\\w*|withdraw\\w*|revok\\w*|delet\\w+|void|annul\\w*|revers(?:e|ed)|revert\\w*|discard\\w*|rescind\\w*|eras(?:e|ed)|redo|go back|chang(?:e|ed|ing) (?:my mind|it|this|that|the move)|never ?mind|my bad|w?h?oops\\w*|oopsie|oh no|blunders?|jk|fool(?:ed|s)?|psych|sike|for myself|gotcha|prank|replace\\w*|correct(?:ed|ion)',
    'computers?|engines?|stockfish|chatgpt|bot|says the|according to|copied|legal|illegal|allowed|valid|los(?:es|ing)|would (?:lose|win|play|be|have|not)|could (?:play|be|have)|might (?:play|be|have)|looks? (?:bad|wrong|weak|risky|illegal)|resign\\w*|give up|offer (?:you )?(?:a )?draw|(?:played|plays|play|moved|chose|wants|recommends|recommended|sent) (?:this|that|it)|you (?:have )?played|was your (?:last )?(?:move|turn)|what (?:i|you|he|she|cy|they|my|the) |(?:can|could|will|would) you',
  ],
  de: [
    'ander(?:e|er|es|en|em) (?:spiel|partie|brett|gegner|stein|zug|figur)|(?:den|die|das) anderen?|falsch(?:e|er|es|en|em)?|verkehrt\\w*|(?:war|ist|gilt|gehört|geht) (?:eigentlich |wohl )?(?:für|an|in|ins)(?! (?:dich|euch|uns|ordnung|sicht)(?![\\p{L}]))|bestimmt|gemeint|meinte|ich meine|sollte',
    'verseh\\w+|aus versehen|irrtümlich\\w*|irrtum|fehler|zu (?:früh|schnell|hastig)|verklickt|vertippt|getippt|abgeschickt|tastatur|autokorrektur',
    'test|entwurf|beispiel|muster|ideen?|gedanken?|option|alternative?n?|kandidat\\w*|möglichkeit\\w*|vorschlag|notiz|zur (?:info|erinnerung)|siehe oben|merken|weitergeleitet',
    'entscheid\\w*|bestätig\\w+|unsicher|unschlüssig|zweif\\w+|zöger\\w+|mehr zeit|moment|meinung|meinst du|sag mir|frag\\w*|später|melde mich',
    'lösch\\w+|zurück(?:ziehen|nehmen|nehme|gezogen|genommen)?|rückgängig|widerruf\\w*|annullier\\w*|ungültig|hoppla|mist|ups|patzer|scherz|spaß(?! gemacht)|korrektur|geändert',
    'computer|engine|rechner|quatsch|blödsinn|unsinn|laut|legal|erlaubt|verlier(?:t|e|en)|würde|könnte|gebe auf|remis',
  ],
  fr: [
    "(?:l'|une? |d')autres? (?:parties?|jeu|plateau|joueur|pion|coup|pièce)|l'autre|mauvais(?:e)?|faux|fausse|trompée?s?|(?:c'est|c'était|était|va) (?:pour|dans|à)(?! (?:toi|vous|moi)(?![\\p{L}]))|destinée?|voulais|je veux dire|aurait dû",
    'erreurs?|par (?:erreur|accident|mégarde)|accident|trop (?:tôt|vite)|clavier|tapé|correcteur',
    'essai|test|brouillon|exemple|idées?|options?|alternatives?|candidats?|possibilités?|proposition|pour (?:info|mémoire)|voir ci-dessus|transféré|rappel',
    'décid\\w+|confirm\\w+|doutes?|hésit\\w+|plus de temps|un instant|un moment|ton avis|votre avis|dis-moi|dites-moi|demande\\w*|pas sûre?|incertaine?',
    'supprim\\w+|retir\\w+|annul\\w+|reprend\\w*|changé|oups|gaffe|bourde|blague|plaisant\\w+|correction',
    'ordinateur|moteur|logiciel|selon|légal|permis|perd(?:rait|ant)?|abandonn\\w+|nulle',
  ],
  es: [
    'otr[ao]s? (?:partidas?|juegos?|tableros?|jugador|ficha|pieza|jugada)|(?:el|la|al) otr[ao]|equivocad[ao]|equivoqu\\w+|mal(?:a)? partida|(?:es|era|va|fue) (?:para|por|a)(?! (?:ti|usted|mí)(?![\\p{L}]))|refería|quería decir|quise decir|debería|destinad[ao]',
    'error(?:es)?|por (?:error|accidente)|sin querer|demasiado (?:pronto|rápido)|teclado|autocorrector',
    'prueba|test|borrador|ejemplo|ideas?|opción|opciones|alternativas?|candidat[ao]s?|posibilidad(?:es)?|propuesta|recordatorio|reenviado|ver arriba',
    'decid\\w+|confirm\\w+|dudas?|dudo|insegur[ao]|más tiempo|un momento|tu opinión|dime|pregunt\\w+|no estoy segur[ao]',
    'borr(?:a|ar|alo|e)|retir\\w+|anul\\w+|cambié|cambi[ao]r? de (?:idea|opinión)|ups|metedura|broma|corrección',
    'ordenador|computadora|motor|según|legal|permitid[ao]|pierd\\w+|abandon\\w+|tablas',
  ],
  it: [
    "(?:l'|un'|un |nell'|dell')altr[ao] (?:partita|gioco|scacchiera|giocatore|pedina|pezzo|mossa)|(?:l'|un')altr[ao]|sbagliat[ao]|sbaglio|(?:è|era|va) (?:per|nell'|di)(?! (?:te|lei|me)(?![\\p{L}]))|intendevo|volevo dire|doveva",
    'errore|per (?:errore|sbaglio)|troppo (?:presto|in fretta)|tastiera|correttore',
    'prova|test|bozza|esempio|idea|idee|opzion[ei]|alternativ[ae]|candidat[aeio]|possibilità|proposta|promemoria|inoltrat[ao]|vedi sopra',
    'decid\\w+|deciso|conferm\\w+|dubb[io]|dubito|incert[ao]|più tempo|un momento|(?:il )?tuo parere|dimmi|chied\\w+|non sono sicur[ao]',
    'cancell\\w+|elimin\\w+|ritir\\w+|annull\\w+|cambiato idea|ops|svista|scherz\\w+|correzione',
    'computer|motore|secondo|legale|permess[ao]|perd(?:e|o|erebbe)|abbandon\\w+|patta',
  ],
  nl: [
    '(?:het |een |de )?andere (?:spel|partij|bord|speler|steen|stuk|zet)|de andere|verkeerd\\w*|fout\\w*|(?:is|was|hoort|gaat) (?:voor|bij|in|naar)(?! (?:jou|je|u|mij)(?![\\p{L}]))|bedoeld?e?|had moeten|zou moeten',
    'per ongeluk|vergissing|vergist|te (?:vroeg|snel)|toetsenbord|getypt',
    'test|concept|voorbeeld|idee(?:ën)?|opties?|alternatie\\w+|kandida\\w+|mogelijkhe\\w+|voorstel|ter info|zie boven|doorgestuurd|herinnering',
    'beslis\\w*|besluit\\w*|bevestig\\w+|twijfel\\w*|onzeker|meer tijd|ogenblik|moment|mening|zeg me|vraag\\w*|weet ik nog',
    'verwijder\\w*|terugnemen|neem terug|intrek\\w*|annuleer|ongeldig|oeps|blunder|grap(?:je)?|correctie',
    'computer|engine|volgens|legaal|toegestaan|verlies(?:t)?|zou|kon|geef op|remise',
  ],
  pt: [
    'outr[ao]s? (?:partidas?|jogos?|tabuleiros?|jogador|peça|pedra|jogada)|[ao] outr[ao]|errad[ao]|enganei\\w*|(?:é|era|foi|vai) (?:para|pra|pro)(?! (?:ti|você|mim)(?![\\p{L}]))|queria dizer|quis dizer|referia|deveria|devia',
    'engano|erro|por (?:engano|acidente|erro)|sem querer|cedo demais|rápido demais|teclado|corretor',
    'teste|prova|rascunho|exemplo|ideias?|opção|opções|alternativas?|candidat[ao]s?|possibilidades?|proposta|lembrete|encaminhad[ao]|ver acima',
    'decid\\w+|confirm\\w+|dúvidas?|duvido|insegur[ao]|mais tempo|um momento|tua opinião|sua opinião|diz-me|me diga|pergunt\\w+',
    'apag\\w+|retir\\w+|anul\\w+|mudei|ops|brincadeira|correção',
    'computador|motor|segundo o|legal(?! (?:jogar|te))|permitid[ao]|perde\\w*|desist\\w+|empate',
  ],
  north: [
    'fel|forkert\\w*|feil(?:en)?|galt|andra (?:partiet|spelet)|det andet (?:parti|spil)|andre (?:partiet|spillet)|(?:var|er|är) (?:till|til|for|för)(?! (?:dig|deg|mig)(?![\\p{L}]))|menade|mente|av misstag|ved en fejl|ved et uheld|test|utkast|udkast|idé|idéer|exempel|eksempel|bestäm\\w+|bestemmer|bekräfta\\w*|bekræft\\w*|osäker|usikker|tvek\\w+|tviv?l\\w+|radera|slett?|dator(?:n)?|computer(?:en)?|datamaskin\\w*|misstag|fejl|skämt|vits',
    'väär\\w+|toinen peli|toise\\w+|vahingossa|virhe|testi|luonnos|idea|ajatus|esimerkki|päätän|vahvist\\w+|epävarma|poista|tietokone|tarkoitin',
  ],
  east: [
    'zł[ayeo]\\w*|pomył\\w+|inn(?:a|ej|ą|ego) (?:partia|partii|partię|gry|grze)|(?:było|jest|to) dla(?! (?:ciebie|mnie)(?![\\p{L}]))|przypadk\\w+|omyłk\\w+|test|szkic|przykład|pomysł|decyduj\\w+|zdecyduj\\w+|potwierdz\\w+|wątpliwoś\\w+|usuń|komputer|chodziło|miałam? na myśli',
    'špatn\\w+|omyl\\w+|jin(?:á|é|ou|ého) (?:partie|partii|hr\\w+)|(?:bylo|je|to) pro(?! (?:tebe|mě)(?![\\p{L}]))|test|koncept|návrh|příklad|nápad|rozhodnu|potvrd\\w+|pochyb\\w+|smaž\\w*|počítač|myslel[a]?',
    'не та|не тот|не туда|ошиб\\w+|друг(?:ой|ая|ую) (?:партии|партия|партию|игр\\p{L}*)|(?:было|это) для(?! (?:тебя|меня)(?![\\p{L}]))|случайно|тест|проба|черновик|пример|идея|мысль|решу|подтверж\\p{L}+|сомнева\\p{L}+|удали\\p{L}*|компьютер|имел[а]? в виду|помилк\\p{L}+|інш(?:а|ої|у) (?:партія|партії|партію)|чернетка',
  ],
  south: [
    'yanlış\\p{L}*|başka (?:oyun|maç)\\p{L}*|diğer oyun\\p{L}*|için(?:di)?|kazara|hata|test|deneme|taslak|örnek|fikir|karar|onayla\\p{L}*|emin|sil|bilgisayar',
    'rossz|másik|véletlen\\p{L}*|tévedés\\p{L}*|teszt|próba|vázlat|példa|ötlet|döntök|megerősít\\p{L}*|bizonytalan|töröld|számítógép|szántam|gondoltam',
    'greșit\\p{L}*|greșeală|alt joc|altă partidă|pentru(?! (?:tine|mine)(?![\\p{L}]))|accident|test|ciornă|exemplu|idee|decid|confirm\\p{L}*|îndoieli|șterge|calculator\\p{L}*',
    'λάθος|άλλ(?:ο|η|ην) (?:παιχνίδι|παρτίδα)|κατά λάθος|δοκιμή|πρόχειρο|παράδειγμα|ιδέα|αποφασίσω|επιβεβαιώσω|αμφιβάλλω|διάγραψε|υπολογιστής|εννοούσα',
  ],
};

/** Harmless phrases that contain such words. */
const HARMLESS = [
  "(?:this|that|it)(?:'s| is| was) (?:for|to|in|with) (?:you|me|us|fun|sure|now|order)|(?:i|we)(?:'ve| have)? played? it safe|possible answers?|let us hope|in other words|(?:playing|have|having) (?:another|other|a second) games?(?: too)?|would be (?:great|nice|lovely|fun)|would have been (?:great|nice|lovely|fun)|as soon as (?:i|you) can|no mistakes?|what a|nice idea|good idea|great idea|a final(?:e)?",
  'im moment|zweifellos|ohne zweifel|freue mich|zurück aus|bin zurück|wieder zurück|gruß zurück|grüße zurück',
  'sans doute|à bientôt',
  'sin duda',
  'senza dubbio',
  'sem dúvida',
];

export const stray = { words: Object.values(BY_LANGUAGE).flat(), harmless: HARMLESS };
