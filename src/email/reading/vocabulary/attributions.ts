/** The verbs of "On Tuesday, Ada wrote:". */
export const verbs = [
  'wrote|writes|has written|said|says|replied|answered', // English
  'schrieb|schreibt|geschrieben|sagte', // German
  'a écrit|écrit|a dit', // French
  'escribió|escribe|ha escrito|dijo', // Spanish
  'escreveu|escreve|disse', // Portuguese
  'ha scritto|scrive|ha detto', // Italian
  'schreef|schrijft|het volgende geschreven|geschreven|zei', // Dutch
  'skrev|skriver|har skrevet|har skrivit|sagde|sade', // Swedish, Danish, Norwegian
  'napisał(?:a|\\(a\\))?|pisze|powiedział', // Polish
  'napsal(?:a|\\(a\\))?|píše|řekl', // Czech
  'napísal(?:a|\\(a\\))?', // Slovak
  'napisa[ol](?:la|a)?|je napisa[ol]|piše', // Croatian, Serbian, Slovenian
  'написал(?:а|\\(а\\))?|пишет|сказал', // Russian
  'написав|написала|пише|написа|је написао', // Ukrainian, Bulgarian, Serbian
  'kirjoitti|sanoi', // Finnish
  'yazdı|yazmış|dedi', // Turkish
  'írta|írt', // Hungarian
  'a scris|scrie', // Romanian
  'έγραψε', // Greek
  'rašė|rakstīja|kirjutas|skrifaði|va escriure|escribiu|idatzi du|scríobh|ysgrifennodd',
  'menulis|đã viết|viết|כתב|כתבה|كتب|نوشت|ने लिखा|เขียนว่า',
];
