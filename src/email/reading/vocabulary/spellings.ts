/**
 * The spellings of a reply's commands, by command and language: in lower case, without accents and
 * punctuation. No spelling stands for two commands, and none is a move in any game; a test checks both.
 */

import type { CommandWord, OfferWord } from '../commandWords.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;
type Language = (typeof LANGUAGES)[number];

export type Spellings = Readonly<Record<Language, string>>;

/** Spellings are separated by `|`. */
export const SPELLINGS = {
  help: {
    en: 'help|help me|commands|info',
    de: 'hilfe|befehle|kommandos',
    fr: 'aide|commandes',
    es: 'ayuda|comandos',
    it: 'aiuto|comandi',
    nl: 'hulp|opdrachten',
    pt: 'ajuda|comandos',
  },
  board: {
    en: 'board|the board|show board|show the board|show me the board|position|status|state|the status',
    de: 'brett|das brett|zeige das brett|stellung|spielstand',
    fr: 'plateau|echiquier|position|situation',
    es: 'tablero|posicion|estado',
    it: 'tavoliere|scacchiera|posizione|situazione|stato',
    nl: 'bord|het bord|stelling|stand',
    pt: 'tabuleiro|posicao|situacao',
  },
  history: {
    en: 'history|moves|show history|show moves|show the moves|list moves',
    de: 'verlauf|zuge|zugliste',
    fr: 'historique|coups|liste des coups',
    es: 'historial|jugadas',
    it: 'cronologia|mosse',
    nl: 'verloop|zetten',
    pt: 'historico|lances|jogadas',
  },
  time: {
    en: 'time|the time|clock|the clock|my time|time left|my clock|show time|show the clock|how much time',
    de: 'zeit|uhr|bedenkzeit|meine zeit',
    fr: 'temps|pendule|mon temps',
    es: 'tiempo|reloj|mi tiempo',
    it: 'tempo|orologio|il mio tempo',
    nl: 'tijd|klok|mijn tijd',
    pt: 'tempo|relogio|meu tempo',
  },
  legal: {
    en: 'legal|legal moves|possible moves|list legal moves|show legal moves|what can i play',
    de: 'legale zuge|mogliche zuge|erlaubte zuge',
    fr: 'coups legaux|coups possibles',
    es: 'jugadas legales|jugadas posibles|movimientos legales|movimientos posibles',
    it: 'mosse legali|mosse possibili',
    nl: 'legale zetten|mogelijke zetten',
    pt: 'lances legais|lances possiveis|jogadas legais|jogadas possiveis',
  },
  preview: {
    en: 'preview',
    de: 'vorschau',
    fr: 'apercu',
    es: 'vista previa',
    it: 'anteprima',
    nl: 'voorbeeld',
    pt: 'previa',
  },
  resign: {
    en: 'resign|i resign|i resign the game|resign game|resign the game|i give up|give up|i surrender',
    de: 'aufgeben|ich gebe auf|ich gebe die partie auf|aufgabe',
    fr: 'abandonner|j abandonne|abandon',
    es: 'abandono|me rindo|rendirse|yo abandono',
    it: 'abbandono|mi arrendo|arrendersi',
    nl: 'opgeven|ik geef op|ik geef het op',
    pt: 'desisto|eu desisto|desistir',
  },
  draw: {
    en: 'draw|a draw|offer draw|offer a draw|i offer a draw|i offer draw|draw offer|propose draw|propose a draw|i propose a draw',
    de: 'remis|ich biete remis|ich biete remis an|remis anbieten|unentschieden',
    fr: 'nulle|match nul|partie nulle|je propose nulle|je propose la nulle|proposer nulle',
    es: 'tablas|ofrezco tablas|propongo tablas|ofrecer tablas',
    it: 'patta|offro patta|offro la patta|propongo patta|propongo la patta',
    nl: 'remise|ik bied remise aan|remise aanbieden',
    pt: 'empate|ofereco empate|proponho empate|oferecer empate',
  },
  takeback: {
    en: 'takeback|take back|take my move back|take back my move|takeback my move|undo|undo my move|undo move|undo the move|undo my last move|undo last move|i take my move back|i take back my move',
    de: 'zurucknehmen|zug zurucknehmen|meinen zug zurucknehmen|ich nehme meinen zug zuruck|rucknahme|ruckgangig|zug ruckgangig machen',
    fr: 'reprendre mon coup|annuler mon coup|je reprends mon coup|annuler le coup',
    es: 'deshacer|deshacer mi jugada|deshacer jugada|deshacer la jugada|retirar mi jugada',
    it: 'annulla mossa|annulla la mossa|annulla la mia mossa|ritiro la mossa|ritiro la mia mossa',
    nl: 'terugnemen|zet terugnemen|mijn zet terugnemen|ik neem mijn zet terug|ongedaan maken',
    pt: 'desfazer|desfazer jogada|desfazer minha jogada|desfazer a jogada|desfazer lance',
  },
  pause: {
    en: 'pause|a pause|pause game|pause the game|propose a pause|i propose a pause',
    de: 'pausieren|eine pause|spiel pausieren|ich schlage eine pause vor',
    fr: 'une pause|je propose une pause',
    es: 'pausa|una pausa|propongo una pausa',
    it: 'pausa|una pausa|propongo una pausa',
    nl: 'pauze|een pauze|pauzeren',
    pt: 'pausa|uma pausa|proponho uma pausa',
  },
  resume: {
    en: 'resume|resume the game|resume game|end the pause|end pause|unpause',
    de: 'fortsetzen|weiterspielen|pause beenden|die pause beenden',
    fr: 'reprendre la partie|continuer la partie|finir la pause',
    es: 'reanudar|reanudar la partida|terminar la pausa',
    it: 'riprendi|riprendere la partita|finire la pausa',
    nl: 'hervatten|hervat|pauze beeindigen',
    pt: 'retomar|retomar o jogo|terminar a pausa',
  },
  gift: {
    en: 'gift|a gift|gift of time|give time|i give time',
    de: 'zeitgeschenk|zeit schenken|ich schenke zeit',
    fr: 'cadeau|donner du temps|je donne du temps',
    es: 'regalo|dar tiempo|doy tiempo',
    it: 'regalo tempo|dare tempo|do tempo',
    nl: 'cadeau geven|tijd geven|ik geef tijd',
    pt: 'presente|dar tempo|dou tempo',
  },
  call: {
    en: 'call|i call|call the player|call the absent|call them|call for a move',
    de: 'anmahnen|mahnen|ich mahne|aufruf',
    fr: 'appel|je somme|sommer',
    es: 'llamar|emplazar|emplazo',
    it: 'sollecito|sollecitare|chiamata',
    nl: 'oproep|oproepen|ik roep op',
    pt: 'chamada|chamar|convocar',
  },
  conclude: {
    en: 'end match|end the match|conclude|conclude the match|finish the match',
    de: 'match beenden|das match beenden|wettkampf beenden',
    fr: 'finir le match|terminer le match',
    es: 'terminar el encuentro|terminar el duelo',
    it: 'chiudere l incontro|terminare l incontro',
    nl: 'match beeindigen|de match beeindigen',
    pt: 'encerrar o duelo|terminar o duelo',
  },
  substitute: {
    en: 'substitute|a substitute|i need a substitute|replace me|propose a substitute|i propose a substitute',
    de: 'ersatz|ersatzspieler|ich brauche ersatz|ein ersatzspieler',
    fr: 'remplacant|un remplacant|remplacer|me remplacer',
    es: 'sustituto|un sustituto|suplente|reemplazo',
    it: 'sostituto|un sostituto|sostituzione',
    nl: 'vervanger|een vervanger|invaller',
    pt: 'substituto|um substituto|substituicao',
  },
  accept: {
    en: 'accept|i accept|accepted|i accept your offer|i accept the offer|accept offer|accept the offer|accept your offer|i accept it|accept invitation|accept the invitation|i accept the invitation|i accept your invitation',
    de: 'annehmen|ich nehme an|angenommen|akzeptiert|ich akzeptiere|angebot annehmen|ich nehme das angebot an|ich nehme dein angebot an',
    fr: 'accepter|j accepte|accepte|j accepte l offre|j accepte votre offre|j accepte ton offre',
    es: 'acepto|aceptar|aceptado|acepto la oferta|acepto tu oferta',
    it: 'accetto|accettare|accettato|accetto l offerta|accetto la tua offerta',
    nl: 'accepteren|ik accepteer|accepteer|aannemen|ik neem het aan|ik accepteer je aanbod',
    pt: 'aceito|aceitar|eu aceito|aceito a oferta|aceito sua oferta',
  },
  decline: {
    en: 'decline|i decline|declined|no thanks|no thank you|no thx|i refuse|refuse|reject|i reject|i decline your offer|i decline the offer|decline offer|decline the offer|decline invitation|decline the invitation',
    de: 'ablehnen|ich lehne ab|abgelehnt|nein danke|angebot ablehnen',
    fr: 'refuser|je refuse|non merci|decliner|je decline',
    es: 'rechazo|rechazar|rechazado|no gracias|no muchas gracias',
    it: 'rifiuto|rifiutare|rifiutato|no grazie',
    nl: 'afwijzen|weigeren|ik weiger|nee dank je|nee dank u|nee bedankt',
    pt: 'recuso|recusar|recusado|nao obrigado|nao obrigada',
  },
  withdraw: {
    en: 'withdraw|i withdraw|withdraw my offer|i withdraw my offer|take back my offer|withdraw offer',
    de: 'zuruckziehen|angebot zuruckziehen|ich ziehe zuruck|ich ziehe mein angebot zuruck',
    fr: 'retirer|je retire|retirer mon offre|je retire mon offre',
    es: 'retirar|retiro|retirar mi oferta|retiro mi oferta',
    it: 'ritirare|ritiro|ritiro la mia offerta|ritiro l offerta',
    nl: 'intrekken|aanbod intrekken|ik trek mijn aanbod in',
    pt: 'retirar minha oferta|retiro minha oferta|retirar a oferta',
  },
  claim: {
    en: 'claim|claim time|claim the win|i claim|claim win|claim the time',
    de: 'reklamieren|zeit reklamieren|ich reklamiere',
    fr: 'reclamer|je reclame|reclamer le temps',
    es: 'reclamar|reclamo el tiempo|reclamar tiempo',
    it: 'reclamare|reclamo la vittoria|reclamo il tempo',
    nl: 'claimen|ik claim|opeisen',
    pt: 'reivindicar|reivindico|reivindicar vitoria',
  },
  cancel: {
    en: 'cancel|cancel game|cancel the game|abort|abort game|abort the game|i cancel the game',
    de: 'abbrechen|spiel abbrechen|partie abbrechen|das spiel abbrechen',
    fr: 'annuler|annuler la partie|annuler partie',
    es: 'cancelar|cancelar partida|cancelar la partida',
    it: 'annullare|annullare la partita|annulla la partita|annulla partita',
    nl: 'annuleren|partij annuleren|spel annuleren|afbreken',
    pt: 'cancelar|cancelar jogo|cancelar o jogo|cancelar a partida',
  },
  rematch: {
    en: 'rematch|a rematch|play again|another game|one more game',
    de: 'revanche|noch eine partie|noch ein spiel',
    fr: 'revanche|une revanche|encore une partie',
    es: 'revancha|otra partida|la revancha',
    it: 'rivincita|la rivincita|un altra partita',
    nl: 'revanche|nog een partij|nog een spel',
    pt: 'revanche|outra partida|mais uma partida',
  },
  stop: {
    en: 'stop|unsubscribe|unsubscribe me|stop letters|stop the letters|stop all letters|stop mail|stop mails|stop emails|stop writing|no more letters|no more mail|no more mails|no more emails|remove me',
    de: 'abbestellen|abmelden|keine briefe mehr|keine mails mehr|keine e mails mehr',
    fr: 'desabonner|me desabonner|se desabonner|desinscription|desinscrire|plus de lettres',
    es: 'darme de baja|darse de baja|cancelar suscripcion|cancelar la suscripcion|no mas cartas|no mas correos',
    it: 'disiscrivimi|cancellami|annulla iscrizione|basta lettere|disiscrizione',
    nl: 'afmelden|uitschrijven|geen brieven meer|geen mails meer',
    pt: 'descadastrar|cancelar inscricao|cancelar assinatura|parar cartas|chega de cartas',
  },
  quiet: {
    en: 'quiet|quiet mode|mute|silence|be quiet',
    de: 'stumm|leise|ruhe|stumm schalten',
    fr: 'silence|silencieux|muet|mode silencieux',
    es: 'silencio|silenciar|modo silencio',
    it: 'silenzio|silenzioso|modo silenzioso',
    nl: 'stil|stilte|dempen',
    pt: 'silencio|silenciar|modo silencioso',
  },
  digest: {
    en: 'digest|daily|daily digest|daily letter|once a day|one letter a day',
    de: 'taglich|tagesbrief|sammelbrief|einmal am tag|einmal taglich',
    fr: 'quotidien|resume quotidien|une fois par jour',
    es: 'diario|resumen|resumen diario|una vez al dia',
    it: 'giornaliero|riassunto|riepilogo|una volta al giorno',
    nl: 'dagelijks|overzicht|een keer per dag',
    pt: 'resumo|resumo diario|diariamente|uma vez por dia',
  },
  each: {
    en: 'each turn|every turn|each|each move|every move|all letters|start|start letters|subscribe|resubscribe|letters on|turn letters on',
    de: 'jeder zug|jeden zug|bei jedem zug|alle briefe|wieder anmelden',
    fr: 'chaque coup|chaque tour|a chaque coup|toutes les lettres|me reabonner',
    es: 'cada turno|cada jugada|todas las cartas|suscribirme',
    it: 'ogni turno|ogni mossa|tutte le lettere|iscrivimi',
    nl: 'elke beurt|elke zet|iedere beurt|alle brieven',
    pt: 'cada jogada|cada lance|todas as cartas|inscrever me',
  },
  games: {
    en: 'games|my games|list games|list my games|show games|show my games|the list of my games',
    de: 'spiele|meine spiele|partien|meine partien',
    fr: 'parties|mes parties|liste des parties',
    es: 'partidas|mis partidas|juegos|mis juegos',
    it: 'partite|le mie partite|giochi',
    nl: 'partijen|mijn partijen|spellen|mijn spellen',
    pt: 'minhas partidas|jogos|meus jogos',
  },
  receipts: {
    en: 'receipts|receipts on|send receipts|send me receipts',
    de: 'quittungen|mit quittungen|quittungen an',
    fr: 'accuses de reception|recus',
    es: 'recibos|con recibos',
    it: 'ricevute|con ricevute',
    nl: 'ontvangstbewijzen|kwitanties',
    pt: 'recibos|com recibos',
  },
  'no receipts': {
    en: 'no receipts|no more receipts|receipts off|stop receipts|without receipts',
    de: 'keine quittungen|keine quittungen mehr|ohne quittungen',
    fr: 'plus de recus|sans recus|pas de recus',
    es: 'sin recibos|no mas recibos',
    it: 'senza ricevute|basta ricevute',
    nl: 'geen ontvangstbewijzen|geen kwitanties',
    pt: 'sem recibos|chega de recibos',
  },
  plan: {
    en: 'plan|my plan|show plan|show my plan|the plan',
    de: 'mein plan|plan zeigen',
    fr: 'mon plan',
    es: 'mi plan',
    it: 'piano|il mio piano',
    nl: 'mijn plan',
    pt: 'plano|meu plano',
  },
  'no plan': {
    en: 'no plan|no more plan|end plan|end my plan|delete plan|delete my plan|drop my plan|cancel plan|cancel my plan',
    de: 'kein plan|keinen plan|plan loschen|meinen plan loschen',
    fr: 'pas de plan|aucun plan|supprimer mon plan',
    es: 'sin plan|ningun plan|borrar mi plan',
    it: 'nessun piano|cancella il piano',
    nl: 'geen plan|plan wissen',
    pt: 'sem plano|apagar meu plano',
  },
  lesson: {
    en: 'lesson|lessons|the lesson|lesson please|start lesson|start the lesson',
    de: 'lektion|lektionen|unterricht|ubung|ubungen',
    fr: 'lecon|lecons|exercice|exercices',
    es: 'leccion|lecciones|ejercicio|ejercicios',
    it: 'lezione|lezioni|esercizio|esercizi',
    nl: 'les|lessen|oefening|oefeningen',
    pt: 'licao|licoes|exercicios',
  },
  invite: {
    en: 'invite',
    de: 'einladen|lade ein|lade',
    fr: 'inviter|invite|invitez|j invite',
    es: 'invitar a|invitar|invita a|invito a',
    it: 'invitare|invita|invito',
    nl: 'uitnodigen|nodig uit|nodig',
    pt: 'convidar|convida|convide|convido',
  },
} as const satisfies Readonly<Record<CommandWord, Spellings>>;

/** In the answer to a task: another one, without solving this one. */
const NEXT: Spellings = {
  en: 'next|next task|the next task|another|skip|skip it|go on',
  de: 'weiter|nachste|nachste aufgabe|uberspringen',
  fr: 'suivant|suivante|la suite',
  es: 'siguiente|la siguiente|otra|seguir',
  it: 'avanti|prossimo|prossima|successivo',
  nl: 'volgende|verder|overslaan',
  pt: 'proximo|proxima|seguinte',
};

/**
 * Answers so short that people also say them without meaning anything: they only count if something was
 * asked.
 */
export const ASSENTS: Readonly<Record<'accept' | 'decline', Spellings>> = {
  accept: {
    en: 'yes|yes please|ok|okay|okey|sure|agreed|i agree|yep|yeah|of course|deal|yes ok|ok thanks|ok thank you|yes thanks|yes thank you|i do|fine|fine with me|fine by me|gladly|with pleasure',
    de: 'ja|ja bitte|ja gerne|gern|gerne|einverstanden|in ordnung|ja ok|ja danke',
    fr: 'oui|oui merci|d accord|bien sur|volontiers|avec plaisir|ok merci',
    es: 'si|si gracias|de acuerdo|vale|claro|con gusto',
    it: 'si|si grazie|va bene|d accordo|certo|volentieri',
    nl: 'ja|ja graag|graag|akkoord|goed|ja bedankt',
    pt: 'sim|sim obrigado|sim obrigada|de acordo|concordo|claro|tudo bem',
  },
  decline: {
    en: 'no|nope|nay|no way|not now|rather not|i d rather not|sorry no',
    de: 'nein|lieber nicht|nee',
    fr: 'non',
    es: 'no|ahora no',
    it: 'no|non ora',
    nl: 'nee|liever niet',
    pt: 'nao|agora nao',
  },
};

/** The names of an offer, by its kind. */
const OFFER_NAMES: Readonly<Record<OfferWord, string>> = {
  draw: 'draw|remis|unentschieden|nulle|match nul|tablas|patta|remise|empate',
  takeback: 'takeback|take back|rucknahme|zugrucknahme|reprise',
  pause: 'pause|pausa|pauze',
  gift: 'gift|gift of time|zeitgeschenk|cadeau|regalo|presente',
  call: 'call|aufruf|appel|llamada|sollecito|oproep|chamada',
  conclude: 'match|end of match|end of the match|conclude',
  substitute: 'substitute|ersatz|ersatzspieler|remplacant|sustituto|sostituto|vervanger|substituto',
  resume: 'resume|fortsetzung|ripresa|hervatting',
  resignation: 'resignation|aufgabe|abandon|abandono|abbandono|opgave|desistencia',
};

/** What can be left out of "I accept your offer of a draw". */
const FILLERS =
  'i|it|the|a|an|your|my|for|of|to|game|offer|das|dein|deine|mein|angebot|ich|auf|fur|l|la|le|ton|ta|votre|mon|offre|de|du|pour|el|tu|su|mi|oferta|por|il|lo|tua|mia|offerta|di|per|het|je|jouw|mijn|aanbod|van|voor|o|os|sua|minha|meu|do|da|en|um';

/** "pause 1 week": the words for lengths of time. */
const UNITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'d|day|days|tag|tage|tagen|jour|jours|dia|dias|giorno|giorni|dag|dagen'
    .split('|')
    .map((unit) => [unit, 1]),
  ...'w|week|weeks|woche|wochen|semaine|semaines|semana|semanas|settimana|settimane|weken'
    .split('|')
    .map((unit) => [unit, 7]),
]);

const NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'a|an|one|ein|eine|einen|un|une|una|uno|een|um|uma'.split('|').map((word) => [word, 1]),
  ),
  ...Object.fromEntries('two|zwei|deux|dos|due|twee|dois|duas'.split('|').map((word) => [word, 2])),
  ...Object.fromEntries('three|drei|trois|tres|tre|drie'.split('|').map((word) => [word, 3])),
  ...Object.fromEntries('four|vier|quatre|cuatro|quattro|quatro'.split('|').map((word) => [word, 4])),
  ...Object.fromEntries('five|funf|cinq|cinco|cinque|vijf'.split('|').map((word) => [word, 5])),
};

export const spellings = {
  commands: SPELLINGS,
  next: NEXT,
  assents: ASSENTS,
  offers: OFFER_NAMES,
  fillers: FILLERS,
  units: UNITS,
  numbers: NUMBERS,
};
