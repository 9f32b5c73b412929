/**
 * Replies with the move c3-d3 on the first line as mail programs write them: ten programs' manners in
 * nineteen languages, with their headings of quotes, their closings and what devices and companies add.
 */
import { alternatives, letter } from './givenMail.ts';

interface Language {
  readonly name: string;
  /** Above a quote. */
  readonly wrote: string;
  /** Outlook's. */
  readonly fields: readonly [from: string, sent: string, to: string, subject: string];
  readonly divider: string;
  readonly device: string;
  readonly closing: string;
  readonly disclaimer: string;
}

const language = (
  name: string,
  wrote: string,
  fields: Language['fields'],
  divider: string,
  device: string,
  closing: string,
  disclaimer: string,
): Language => ({ name, wrote, fields, divider, device, closing, disclaimer });

const BEN = 'Sealed Move <games@mail.sealed-move.test>';

const LANGUAGES: readonly Language[] = [
  language(
    'English',
    `On Tue, Nov 3, 2026 at 10:00 AM ${BEN} wrote:`,
    ['From', 'Sent', 'To', 'Subject'],
    'Original Message',
    'Sent from my iPhone',
    'Best regards,\nAda',
    'This e-mail is confidential and may be privileged. If you are not the intended recipient, please notify the sender, do not copy it and delete it at once.',
  ),
  language(
    'English, UK',
    'On 3 Nov 2026, at 10:00, Sealed Move wrote:',
    ['From', 'Date', 'To', 'Subject'],
    'Original message',
    'Get Outlook for iOS',
    'Cheers\nAda',
    'Acme Ltd, registered in England No. 1234567. Any views are those of the author and not of Acme. This message is confidential unless it is stated otherwise.',
  ),
  language(
    'German',
    `Am Di., 3. Nov. 2026 um 10:00 Uhr schrieb ${BEN}:`,
    ['Von', 'Gesendet', 'An', 'Betreff'],
    'Ursprüngliche Nachricht',
    'Von meinem iPhone gesendet',
    'Viele Grüße\nAda',
    'Diese E-Mail ist vertraulich. Wenn Sie nicht der richtige Adressat sind, informieren Sie bitte den Absender und vernichten Sie diese Mail. Das unerlaubte Kopieren ist nicht gestattet.',
  ),
  language(
    'French',
    `Le mar. 3 nov. 2026 à 10:00, ${BEN} a écrit :`,
    ['De ', 'Envoyé ', 'À ', 'Objet '],
    "Message d'origine",
    'Envoyé de mon iPhone',
    'Cordialement,\nAda',
    'Ce message est confidentiel. Si vous n’êtes pas le destinataire, merci de le détruire et de ne pas le diffuser, et d’en avertir immédiatement son expéditeur par retour.',
  ),
  language(
    'Spanish',
    `El mar, 3 nov 2026 a las 10:00, ${BEN} escribió:`,
    ['De', 'Enviado el', 'Para', 'Asunto'],
    'Mensaje original',
    'Enviado desde mi iPhone',
    'Un saludo,\nAda',
    'Este mensaje es confidencial. Si no es usted el destinatario, no lo copie ni lo difunda y avise al remitente, por favor, antes de borrarlo de su equipo.',
  ),
  language(
    'Portuguese',
    `Em ter., 3 de nov. de 2026 às 10:00, ${BEN} escreveu:`,
    ['De', 'Enviado', 'Para', 'Assunto'],
    'Mensagem original',
    'Enviado do meu iPhone',
    'Abraços\nAda',
    'Esta mensagem é confidencial. Se você não for o destinatário, não a copie nem a divulgue e avise o remetente, por favor, antes de apagar a mensagem toda.',
  ),
  language(
    'Italian',
    `Il giorno mar 3 nov 2026 alle ore 10:00 ${BEN} ha scritto:`,
    ['Da', 'Inviato', 'A', 'Oggetto'],
    'Messaggio originale',
    'Inviato da iPhone',
    'Cordiali saluti\nAda',
    'Questo messaggio è riservato. Se non siete il destinatario, vi preghiamo di non diffonderlo, di avvisare il mittente e di cancellarlo subito dal vostro sistema.',
  ),
  language(
    'Dutch',
    `Op di 3 nov 2026 om 10:00 schreef ${BEN}:`,
    ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
    'Oorspronkelijk bericht',
    'Verstuurd vanaf mijn iPhone',
    'Met vriendelijke groet,\nAda',
    'Dit bericht is vertrouwelijk. Als u niet de geadresseerde bent, wilt u dan de afzender waarschuwen, het bericht niet gebruiken en het meteen daarna vernietigen.',
  ),
  language(
    'Swedish',
    `Den tis 3 nov. 2026 kl 10:00 skrev ${BEN}:`,
    ['Från', 'Skickat', 'Till', 'Ämne'],
    'Ursprungligt meddelande',
    'Skickat från min iPhone',
    'Vänliga hälsningar\nAda',
    'Detta meddelande är konfidentiellt. Om du inte är rätt mottagare ber vi dig att meddela avsändaren, inte sprida det vidare och att genast radera det.',
  ),
  language(
    'Danish',
    `Den tirs. 3. nov. 2026 kl. 10.00 skrev ${BEN}:`,
    ['Fra', 'Sendt', 'Til', 'Emne'],
    'Oprindelig meddelelse',
    'Sendt fra min iPhone',
    'Venlig hilsen\nAda',
    'Denne mail er fortrolig. Hvis du ikke er den rette modtager, bedes du give afsenderen besked, ikke bruge dens indhold og slette den med det samme.',
  ),
  language(
    'Norwegian',
    `tir. 3. nov. 2026 kl. 10:00 skrev ${BEN}:`,
    ['Fra', 'Sendt', 'Til', 'Emne'],
    'Opprinnelig melding',
    'Sendt fra min iPhone',
    'Vennlig hilsen\nAda',
    'Denne e-posten er fortrolig. Hvis du ikke er rett mottaker, ber vi deg om å varsle avsenderen, ikke spre innholdet og slette den med en gang.',
  ),
  language(
    'Finnish',
    `ti 3. marrask. 2026 klo 10.00 ${BEN} kirjoitti:`,
    ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'],
    'Alkuperäinen viesti',
    'Lähetetty iPhonesta',
    'Terveisin\nAda',
    'Tämä viesti on luottamuksellinen. Jos et ole oikea vastaanottaja, ilmoita siitä lähettäjälle, älä käytä viestin tietoja äläkä levitä niitä, vaan poista viesti heti.',
  ),
  language(
    'Polish',
    `wt., 3 lis 2026 o 10:00 ${BEN} napisał(a):`,
    ['Od', 'Wysłano', 'Do', 'Temat'],
    'Wiadomość oryginalna',
    'Wysłane z iPhone’a',
    'Pozdrawiam\nAda',
    'Ta wiadomość jest poufna. Jeśli nie jesteś jej adresatem, powiadom o tym nadawcę, nie rozpowszechniaj jej i usuń ją wraz z załącznikami ze swojego komputera.',
  ),
  language(
    'Czech',
    `út 3. 11. 2026 v 10:00 odesílatel ${BEN} napsal:`,
    ['Od', 'Odesláno', 'Komu', 'Předmět'],
    'Původní zpráva',
    'Odesláno z iPhonu',
    'S pozdravem\nAda',
    'Tato zpráva je důvěrná. Pokud nejste jejím adresátem, oznamte to prosím odesílateli, zprávu nešiřte a ihned ji smažte i se všemi jejími přílohami.',
  ),
  language(
    'Russian',
    `вт, 3 нояб. 2026 г. в 10:00, ${BEN}:`,
    ['От', 'Отправлено', 'Кому', 'Тема'],
    'Исходное сообщение',
    'Отправлено с iPhone',
    'С уважением,\nАда',
    'Это сообщение конфиденциально. Если вы не его адресат, сообщите об этом отправителю, не распространяйте его и сразу удалите вместе со всеми вложениями, пожалуйста.',
  ),
  language(
    'Turkish',
    `${BEN}, 3 Kas 2026 Sal, 10:00 tarihinde şunu yazdı:`,
    ['Kimden', 'Gönderildi', 'Kime', 'Konu'],
    'Orijinal Mesaj',
    'iPhone’umdan gönderildi',
    'Saygılarımla\nAda',
    'Bu mesaj gizlidir. Eğer alıcısı değilseniz lütfen göndereni bilgilendirin, mesajı kullanmayın, başkasına iletmeyin ve ekleriyle birlikte hemen sistemden siliniz, teşekkürler.',
  ),
  language(
    'Hungarian',
    `${BEN} ezt írta (időpont: 2026. nov. 3., K, 10:00):`,
    ['Feladó', 'Elküldve', 'Címzett', 'Tárgy'],
    'Eredeti üzenet',
    'iPhone-omról küldve',
    'Üdvözlettel\nAda',
    'Ez az üzenet bizalmas. Ha nem Ön a címzett, kérjük, értesítse a feladót, ne használja fel a tartalmát, ne adja tovább, és törölje az üzenetet azonnal.',
  ),
  language(
    'Japanese',
    `2026年11月3日(火) 10:00 ${BEN}:`,
    ['差出人', '送信日時', '宛先', '件名'],
    '元のメッセージ',
    'iPhoneから送信',
    'よろしくお願いします\nエイダ',
    '',
  ),
  language(
    'Chinese',
    `${BEN} 于2026年11月3日周二 10:00写道：`,
    ['发件人', '发送时间', '收件人', '主题'],
    '原始邮件',
    '发自我的iPhone',
    '谢谢\n艾达',
    '',
  ),
];

const QUOTE = ['Bob (Silver) played b5-b4. It is your turn.', '', 'example f1-e2.', '', 'f1-e2'];
const MARKED = QUOTE.map((line) => `> ${line}`.trim()).join('\n');
const UNMARKED = QUOTE.join('\n');
const asHtml = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('\n', '<br>');

/** How a program answers, in a language. */
const PROGRAMS: Readonly<Record<string, (each: Language) => Uint8Array>> = {
  gmail: ({ wrote, closing }) =>
    alternatives(
      `c3-d3\n\n${closing}\n\n${wrote}\n\n${MARKED}\n`,
      `<div dir="ltr"><div>c3-d3</div><div><br></div><div>${asHtml(closing)}</div></div><br><div class="gmail_quote"><div class="gmail_attr">${asHtml(wrote)}<br></div><blockquote class="gmail_quote">${asHtml(UNMARKED)}</blockquote></div>`,
    ),
  'a phone': ({ wrote, device }) => letter(`c3-d3\n\n${device}\n\n${wrote}\n\n${MARKED}\n`),
  'a phone, HTML only': ({ wrote, device }) =>
    letter(
      `<html><body dir="auto">c3-d3<br><br><div dir="ltr">${device}</div><div dir="ltr"><br><blockquote type="cite">${asHtml(wrote)}<br><br></blockquote></div><blockquote type="cite">${asHtml(UNMARKED)}</blockquote></body></html>`,
      'text/html; charset=utf-8',
    ),
  outlook: ({ fields, closing }) =>
    letter(
      `c3-d3\n\n${closing}\n\n${fields.map((field, at) => `${field}: ${[BEN, '3 November 2026 10:00', 'Ada', '3 Crowns'][at]}`).join('\n')}\n\n${UNMARKED}\n`,
    ),
  'outlook on the web, HTML only': ({ fields, closing }) =>
    letter(
      `<div>c3-d3</div><div><br></div><div>${asHtml(closing)}</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">${fields.map((field) => `<b>${field}:</b> x<br>`).join('')}</div><div>${asHtml(UNMARKED)}</div>`,
      'text/html; charset=utf-8',
    ),
  thunderbird: ({ wrote, closing }) =>
    letter(
      `c3-d3 \n\n${closing} \n\n${wrote}\n${MARKED}\n\n-- \nAda Lovelace\nNo. 5 Bridge Street\n`,
      'text/plain; charset=utf-8; format=flowed',
    ),
  'an old program': ({ divider, fields, closing }) =>
    letter(
      `c3-d3\n\n${closing}\n\n-----${divider}-----\n${fields[0]}: ${BEN}\n${fields[3]}: 3 Crowns\n\n${UNMARKED}\n`,
    ),
  'a program at work': ({ wrote, closing, disclaimer }) =>
    letter(
      `c3-d3\n\n${closing}\nEngineer, Acme Ltd\nTel. +44 20 7946 0000\nhttps://acme.test/?from=mail\n\n${disclaimer}\n\n${wrote}\n\n${MARKED}\n`,
    ),
  mutt: ({ wrote, closing }) => letter(`c3-d3\n\n${closing}\n\n${wrote}\n${MARKED}\n\n-- \nAda\n`),
  proton: ({ wrote, closing }) =>
    letter(
      `<div style="font-family: Arial">c3-d3</div><div><br></div><div class="protonmail_signature_block"><div>${asHtml(closing)}</div></div><div class="protonmail_quote">${asHtml(wrote)}<br><blockquote class="protonmail_quote" type="cite">${asHtml(UNMARKED)}</blockquote></div>`,
      'text/html; charset=utf-8',
    ),
};

export const honestBodies: readonly { readonly name: string; readonly raw: Uint8Array }[] = Object.entries(
  PROGRAMS,
).flatMap(([program, write]) =>
  LANGUAGES.map((each) => ({ name: `${program}, ${each.name}`, raw: write(each) })),
);
