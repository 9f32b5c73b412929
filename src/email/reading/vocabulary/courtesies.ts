/**
 * What may be above or below a move without referring to it: greetings, thanks, compliments, closings.
 * Matches whole phrases, not their first words: "Thanks" counts, "Thanks for nothing, I take it back" does
 * not.
 */

/** A name or two may follow these. */
const GREETINGS = [
  '(?:hi|hello|hey|heya|dear|howdy|greetings)(?: there| all| again| everybody| everyone)?|good (?:morning|day|evening|afternoon|night)|(?:many )?thanks(?: again| a lot| so much| very much)?|thank you(?: again| so much| very much)?|thx|ty|cheers|(?:best|kind(?:est)?|warm(?:est)?|many)?(?: (?:regards|wishes|greetings))|regards|best|(?:all the|my) best|yours(?: truly| sincerely| faithfully)?|sincerely|love|bye(?: bye)?|ciao|see you(?: soon| later| around)?|welcome back|happy new year|merry christmas',
  'hallo|halli hallo|guten (?:morgen|tag|abend)|gute nacht|moin(?: moin)?|servus|grüezi|grüß (?:gott|dich)|liebe[rs]?|sehr geehrte[rs]?(?: herr| frau)?|danke(?: schön| dir| sehr)?|vielen(?: lieben)? dank|(?:viele|liebe|beste|schöne|herzliche|freundliche)(?: (?:grüße|grüsse|gruesse))(?: aus)?|mit (?:freundlichen|besten|lieben) (?:grüßen|grüssen)|(?:lieben |schönen )?(?:gruß|gruss)|lg|vg|mfg|tschüss?|bis (?:bald|dann)',
  'bonjour|salut|bonsoir|coucou|cher|chère|merci(?: beaucoup| bien)?|cordialement|bien cordialement|amicalement|bien à (?:toi|vous)|à (?:bientôt|toi|plus|la prochaine)|bonne (?:journée|soirée|nuit|année)|bises|amitiés',
  '(?:muy )?(?:hola|buenos días|buenas(?: tardes| noches)?|estimad[oa]|querid[oa])|(?:muchas )?gracias|(?:un )?(?:cordial )?saludos?|saludos cordiales|un abrazo|hasta (?:luego|pronto)|atentamente',
  'olá|oi|bom dia|boa (?:tarde|noite)|car[oa]|prezad[oa]|(?:muito )?obrigad[oa]|abraços?|um abraço|abs|att|atenciosamente|cumprimentos|até (?:logo|breve|mais)',
  'salve|buongiorno|buonasera|buona (?:giornata|serata|notte)|car[oa]|gentile|grazie(?: mille)?|(?:cordiali |tanti )?saluti|un saluto|a presto|un abbraccio',
  'hoi|dag|goede(?:morgen|middag|navond)|goedemorgen|beste|(?:dank je|dank u|bedankt)(?: wel)?|(?:met )?(?:vriendelijke )?(?:groet(?:en|jes)?)|hartelijke groeten|mvg|tot (?:ziens|snel)',
  'hej(?: hej)?|hejsan|god (?:morgon|kväll|morgen|dag|aften|kveld)|kære|kjære|käre|hei(?: hei)?|tack(?: så mycket)?|(?:mange |tusen )?takk?|(?:med )?(?:vänlig|vennlig|venlig)(?:a|e)? (?:hälsning(?:ar)?|hilsen(?:er)?)|hälsningar|hilsen|mvh|vi ses|ha det',
  'terve|moi|hyvää (?:huomenta|päivää|iltaa)|kiitos(?: paljon)?|terveisin|(?:ystävällisin )?terveisin|nähdään',
  'cześć|hej|witaj|dzień dobry|dobry wieczór|(?:wielkie )?dzięki|dziękuję|pozdrawiam|pozdrowienia|na razie',
  'ahoj|čau|dobrý (?:den|večer)|dobré ráno|díky|děkuji|(?:s )?pozdrav(?:em|y)?|zdravím|měj se',
  'привет|здравствуй(?:те)?|добрый (?:день|вечер)|доброе утро|спасибо|с уважением|пока|удачи',
  'merhaba|selam|günaydın|iyi (?:günler|akşamlar|geceler)|teşekkürler|teşekkür ederim|saygılar(?:ımla)?|sevgiler|görüşürüz',
  'szia|sziasztok|kedves|jó (?:reggelt|napot|estét)|köszönöm|üdv(?:özlettel)?',
  'salut|bună(?: ziua)?|mulțumesc|cu stimă',
  'γεια(?: σου| σας)?|καλημέρα|καλησπέρα|ευχαριστώ|χαιρετισμούς',
  'こんにちは|おはようございます|ありがとう(?:ございます)?|よろしく(?:お願いします)?|你好|您好|谢谢|謝謝|안녕하세요|감사합니다',
];

/** These are complete by themselves. */
const PHRASES = [
  '(?:gut|sehr gut|prima|super|toll|bravo|très bien|bien|muy bien|bene|molto bene|muito bem|bom|goed|heel goed|bra|godt|flot|hyvä|dobrze|dobře|výborně|хорошо|отлично|güzel|harika|πολύ καλά)',
  "(?:so )?(?:go on|go ahead|on we go|over to you|back to you|here goes|there you go|there it is|that is it|that's it|game on|let's go|done|your (?:turn|move),? (?!(?:was|is|would|should|could|might|will|has|had|must|can|may|next|in|on|to|as|if)(?![\\p{L}]))[\\p{L}]{2,20}|let the games begin|more soon|until (?:soon|then|tomorrow|next time))|thanks for (?:waiting|your patience|the game|playing|(?:the|your) (?:quick |fast )?(?:reply|answer|move)|everything)|thank you for (?:waiting|your patience|the game|playing|(?:the|your) (?:quick |fast )?(?:reply|answer|move))|greetings from [\\p{L} ]{2,30}|(?:see|talk to) you (?:soon|tomorrow|later|next week|on \\p{L}+day)|happy (?:birthday|easter|holidays|weekend|monday|friday)|congratulations|congrats|(?:i )?hope (?:you are|you're|this finds you) well|(?:great|good|nice|lovely|interesting|exciting|close|tough|fun|wonderful) (?:game|match|position|fight|battle)(?: so far)?|(?:this|it|that) (?:is|was|will be) (?:great |good |so much |a lot of )?fun|good to (?:be back|hear from you)|well done|take that|(?:ok|okay|sure|yes|right|well played|wp|gl|gg|glhf|hf|wow|nice|great|ha(?: ha)+|haha+|hm+|here you go|let's go)|(?:(?:wish you|have) )?(?:a )?(?:(?:good|best of) luck|luck|fun|nice (?:day|weekend|evening|week)|good (?:day|weekend|evening|week|one))(?: to you| with that)?|enjoy(?: (?:your|the) (?:day|weekend|evening|game|week))?|(?:your|ur) (?:move|turn)(?: now)?|(?:what )?(?:an? |that was an? |very )?(?:very |really )?(?:nice|fine|good|great|strong|clever|beautiful|lovely|brilliant) (?:game|move|one|play|position|try|shot|answer|reply)(?: so far)?|(?:i )?(?:have to|must) say|(?:i'm|i am) late|(?:i'm |i am |very |so )?sorry(?: (?:i'm|i am|to be|for being) (?:so )?late| (?:for|about) (?:the |my )?(?:long |late |slow )?(?:delay|wait|silence|reply|answer|lateness)| to keep you waiting| that it took so long)?|how are you(?: doing| today)?|how(?: is|'s) it going|hope (?:you are|you're|all is) well|nice to (?:meet you|play you(?: again)?|play with you(?: again)?|see you(?: again)?)|no (?:problem|worries|rush|hurry|stress|pressure)|not bad|take your time|(?:looking|i look) forward to your (?:move|answer|reply)|(?:i )?can't wait to see your (?:answer|reply|move)|stay (?:safe|well|healthy)|talk soon|take care",
  "(?:schöne|gute|spannende|tolle) partie(?: bisher)?|(?:liebe |viele |schöne |herzliche )?(?:grüße|grüsse) aus [\\p{L} ]{2,30}|gute besserung|alles gute|frohe (?:ostern|weihnachten)|guten rutsch|hier regnet es|viel (?:spaß|spass|glück|erfolg)|(?:ein(?:en)? )?schöne[nrs]? (?:tag|abend|wochenende|woche)(?: noch| dir)?|wie geht(?:'s| es dir| es ihnen)?|guter zug|(?:ein )?(?:schöner|starker|guter|netter) (?:zug|versuch)|schönes spiel|du bist (?:dran|am zug)|entschuldigung für die (?:verspätung|verzögerung|späte antwort)|sorry für die (?:verspätung|verzögerung)|kein (?:problem|stress|druck)|keine eile|nicht schlecht|bitte(?: schön| sehr)?",
  "bonne (?:chance|partie|continuation|fin de journée)|bien joué|beau coup|ça va|comment (?:ça va|vas-tu|allez-vous)|à (?:toi|vous)(?: de jouer)?|désolée? pour (?:le retard|l'attente)|pas (?:mal|de problème|de souci)|voilà",
  '(?:buena |mucha )?suerte|buen(?:a)? (?:partida|jugada|día|fin de semana)|bien jugado|(?:qué|que) tal|cómo estás|te toca|perdón por (?:la demora|el retraso)|(?:no hay|sin) (?:prisa|problema)|(?:aquí|ahí) (?:va|está)',
  'boa sorte|bom jogo|bela jogada|boa jogada|tudo bem|como vai|sua vez|desculpe? pel[ao] (?:demora|atraso)|sem (?:pressa|problemas?)',
  "buona fortuna|in bocca al lupo|buona partita|(?:bella|ottima|buona) (?:mossa|partita)|bel gioco|ben giocato|come (?:va|stai)|tocca a te|scusa(?:mi)? (?:per )?il ritardo|(?:nessun problema|senza fretta|non c'è fretta)|ecco(?:la)?",
  'veel (?:succes|plezier|geluk)|succes|goed gespeeld|(?:mooie|goede|sterke) zet|hoe gaat het|jij bent (?:aan de beurt|aan zet)|sorry voor (?:de|het) (?:vertraging|wachten)|geen (?:probleem|haast)|fijne (?:dag|avond|week)|fijn weekend',
  'lycka till|held og lykke|lykke til|onnea|bra (?:spelat|drag|trekk)|godt (?:spillet|spilt|træk|trekk)|hyvä siirto|din tur|hur mår du|hvordan (?:går det|har du det)|mitä kuuluu|ha en (?:bra|fin|god) dag|inga problem|ingen (?:brådska|stress)',
  'powodzenia|miłego dnia|dobry ruch|ładny ruch|jak się masz|hodně štěstí|pěkný (?:den|tah)|dobrý tah|jak se máš',
  'хорошего дня|хороший ход|как дела|твой ход|iyi şanslar|kolay gelsin|nasılsın|iyi hamle|güzel hamle|sıra sende|sok sikert|noroc|καλή τύχη',
];

export const courtesies = { greetings: GREETINGS, phrases: PHRASES };
