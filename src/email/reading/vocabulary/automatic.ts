/** Subjects of out-of-office notices that nothing else in the message reveals. */
export const away = {
  words: [
    'auto(?:matic|mated|-)? ?(?:reply|response|answer)|autoreply|auto:|out of (?:the )?office|ooo:|on vacation|away from (?:my mail|the office)',
    'automatische (?:antwort|abwesenheitsnotiz)|abwesenheits(?:notiz|meldung|nachricht|assistent)|abwesend',
    "réponse automatique|absence du bureau|absent du bureau|message d[’']absence",
    'respuesta automática|fuera de (?:la )?oficina',
    'resposta automática|fora do escritório|ausência temporária',
    'risposta automatica|fuori sede|fuori ufficio',
    'automatisch antwoord|afwezigheidsbericht|niet aanwezig',
    'autosvar|automatiskt? svar|frånvarande|fraværende|ikke til stede|poissa|automaattinen vastaus',
    'odpowiedź automatyczna|automatyczna odpowiedź|poza biurem|nieobecność',
    'automatická odpověď|mimo kancelář',
    'автоматический ответ|автоответ|отсутствие на работе',
    'otomatik (?:yanıt|cevap)|ofis dışında(?:yım)?|izindeyim|işyeri dışında',
    'automatikus válasz|házon kívül|szabadságon vagyok|irodán kívül',
    'răspuns automat|în afara biroului|absență de la birou',
    'αυτόματη απάντηση|εκτός γραφείου|απουσία από το γραφείο',
    'автоматичен отговор|извън офиса|автоматична відповідь|поза офісом|аутоматски одговор',
    'automatski odgovor|izvan ureda|samodejni odgovor|odsoten|odsotnost|automatická odpoveď|mimo kancelárie',
    'automaatvastus|automaatne vastus|automātiskā atbilde|automatinis atsakymas|sjálfvirkt svar',
    "resposta automàtica|fora de l[’']oficina|resposta automática|erantzun automatikoa",
    'trả lời tự động|thư trả lời tự động|balasan otomatis|jawapan automatik|balasan automatik',
    'automatisk (?:svar|besked)|automaattivastaus|fuera de la oficina|vakantie-?bericht|ik ben afwezig|urlaub(?:snotiz|smeldung)',
    'رد تلقائي|الرد التلقائي|پاسخ خودکار|תשובה אוטומטית|מענה אוטומטי|स्वचालित (?:उत्तर|जवाब)',
  ],
  /** Written without spaces, so the rest of the subject follows directly. */
  unspaced:
    '自動応答|自動返信|不在通知|不在のお知らせ|自动答复|自动回复|自動回覆|自動回復|外出通知|자동 ?(?:회신|응답|답장)|부재중|ตอบกลับอัตโนมัติ',
};
