/**
 * Texts that only say how to see the letter: "Your mail client does not support this message. View it in
 * your browser."
 */
export const stubs = [
  '\\b(?:HTML|MIME)\\b',
  // "in your browser", wherever that is said
  '\\b(?:(?:web )?browser|navigateur|navegador|prohlížeč\\w*|przeglądar\\w*|webbläsare\\w*|nettleser\\w*|selain\\w*|selaimessa|tarayıcı\\w*|böngésző\\w*)\\b|браузер|перегляда|πρόγραμμα περιήγησης|ブラウザ|浏览器|瀏覽器|브라우저|דפדפן|متصفح',
  // "your mail program does not show"
  '\\be?-?mail[- ]?(?:client|program(?:me?|ma)?|reader|app|software|viewer|klient|program\\w*|leser)\\b|\\b(?:client|programma|lettore) (?:di posta|e-?mail)|(?:cliente|programa|lector|leitor|gestor) de (?:correo|e-?mail|email)|(?:logiciel|client|programme) de (?:messagerie|courrier|mail)|почтов\\p{L}+ (?:програм|клиент)\\p{L}*|メールソフト|邮件客户端|郵件軟體|메일 프로그램',
  // "no text version"
  "(?:no|without|keine|pas de|sin|senza|geen|sem) (?:plain[- ]?text|text|texte|texto|testo|tekst|reintext)[- ]?(?:version|versión|versione|versie|versão)?|(?:plain|rich|formatted)[- ]text|can(?:not|'t) be displayed|enable (?:images|pictures)|(?:view|see|read|open) (?:this|the) (?:message|e-?mail|letter) (?:online|on the web|here)",
];
