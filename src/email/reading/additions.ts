/** What devices and mail programs add below a letter's own words. */

const SENT_FROM = [
  'Sent (?:from|via|using|with) ',
  'Get Outlook for ',
  '(?:Von meinem|Gesendet (?:von|mit|über)) ',
  'Envoyé (?:de|depuis|à partir) ',
  'Enviado (?:desde|do|de|a partir) ',
  'Inviato (?:da|dal) ',
  'Verzonden (?:vanaf|met|via) |Verstuurd vanaf ',
  'Skickat från |Skickades från ',
  'Sendt (?:fra|med) ',
  'Wysłan[eo] (?:z|za) ',
  'Odesláno (?:z|ze) ',
  'Отправлено (?:с|из) ',
  'Lähetetty ',
];
const DEVICE_LINE = new RegExp(
  `^(?:${SENT_FROM.join('|')}).{1,80}$|^.{1,40}(?:から送信|'?(?:ден|dan|den|umdan) gönderildi)$|^发自我的.{1,40}$|^.{1,60}<https://aka\\.ms/\\w+>$|^나의 .{1,40}에서 보냄$`,
  'iu',
);

/** "Sent from my phone": written by the device, not by a person. */
export const isDeviceLine = (line: string): boolean => DEVICE_LINE.test(line);

const DEVICES =
  /\b(?:iPhone|iPad|Android|Galaxy|BlackBerry|Huawei|Xiaomi|Redmi|Samsung|Outlook|Yahoo|Proton ?Mail|Thunderbird|Windows|Gmail|GMX|WEB\.DE|K-9|FairEmail|BlueMail|AOL|Mail\.ru|myMail)\b|^--$/iu;
const MOST_DEVICE_WORDS = 7;

/**
 * Whether a short line names a device or a mail program: catches "Sent from" lines in languages not listed.
 */
export const isFromDevice = (line: string): boolean =>
  DEVICES.test(line) && line.split(' ').length <= MOST_DEVICE_WORDS;

/** The signature delimiter of RFC 3676, `-- `, trimmed. */
export const isSignature = (line: string): boolean => line === '--';
