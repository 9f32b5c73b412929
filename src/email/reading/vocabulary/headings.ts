/** The words of the lines above what is quoted. */

/** "From:" */
const FROM_WORDS = [
  'From|Von|De|Da|Van|Från|Fra|Od|От|Lähettäjä|Kimden|Gönderen',
  'De la|Expeditor|Šalje|Šalje se|Пошиљалац|Від|Від кого|Από|Feladó|Saatja|Kellelt|Nuo|Siuntėjas|No|Sūtītājs',
  'מאת|من|از|Từ|Người gửi|Dari|Daripada|จาก|प्रेषक|से|De à|Desde|Remitente|Remetente|Mittente|Afzender|Odesílatel|Nadawca',
  '差出人|发件人|寄件者|보낸 사람',
];

/** "Sent:", "To:", "Subject:" and the like. */
const OTHER_WORDS = [
  'Sent|To|Cc|CC|Bcc|Subject|Date|Reply-To|Importance',
  'Gesendet|An|Betreff|Datum|Kopie',
  'Envoyé(?: le)?|À|A|Objet|Copie',
  'Enviado(?: el)?|Para|Asunto|Fecha',
  'Enviad[oa](?: em)?|Assunto|Data',
  'Inviato|Oggetto',
  'Verzonden|Aan|Onderwerp',
  'Skickat|Till|Ämne|Sendt|Til|Emne|Dato',
  'Lähetetty|Päivämäärä|Pvm|Vastaanottaja|Aihe',
  'Wysłano|Do|Temat|Odesláno|Komu|Předmět',
  'Отправлено|Дата|Кому|Тема|Надіслано',
  'Gönderildi|Gönderilme|Tarih|Kime|Alıcı|Konu',
  'Elküldve|Címzett|Tárgy|Trimis|Către|Subiect|Στάλθηκε|Προς|Θέμα',
  '送信日時|日時|宛先|件名|发送时间|收件人|主题|寄件日期|收件者|主旨|보낸 날짜|받는 사람|제목',
];

export const headings = { from: FROM_WORDS, others: OTHER_WORDS };
