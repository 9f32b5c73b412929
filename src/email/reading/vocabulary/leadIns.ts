/** Words that only announce a move. */
const LEAD_INS = [
  '(?:here is |and )?(?:my|the) (?:next )?(?:move|answer|reply)(?: is)?|move|here (?:we go|it is)|i (?:play|move|mean|choose)|i[’\\u0027]ll play|i will play|(?:and )?(?:here (?:is|comes|goes)|this is) (?:my|the) (?:next )?(?:move|answer|reply)|my move (?:for|in) this (?:game|turn)|move (?:no\\.? ?)?\\d{1,3}',
  '(?:hier ist )?mein zug(?: ist)?|zug|(?:nun )?mein (?:nächster )?zug|ich (?:spiele|ziehe)|zug \\d{1,3}',
  '(?:voici )?mon coup(?: est)?|coup|je joue',
  'mi (?:jugada|movimiento)(?: es)?|jugada|juego',
  '(?:a )?minha jogada(?: é)?|(?:o )?meu lance|jogo',
  '(?:la )?mia mossa(?: è)?|mossa|gioco',
  'mijn zet(?: is)?|zet|ik speel',
  'mitt drag(?: är)?|mit træk(?: er)?|mitt trekk(?: er)?|drag|træk|trekk|siirtoni(?: on)?|siirto|pelaan|jag spelar|jeg spiller',
  'mój ruch|ruch|gram',
  'můj tah|tah|hraji',
  '(?:вот )?мой ход|ход|хожу|играю|(?:benim )?hamlem|hamle|oynuyorum',
  'η κίνησή μου|παίζω|lépésem|mutarea mea|мій хід|私の手|我的走法|我走|내 수',
];

/** What may come above a move that is repeated. */
const REPEATS = ['again', 'to be sure', 'once more', 'noch(?: ein)?mal', 'encore une fois', 'otra vez'];

export const leadIns = { leadIns: LEAD_INS, repeats: REPEATS };
