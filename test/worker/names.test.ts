import { expect, it } from 'vitest';
import { readName } from '../../src/worker/entries.ts';
import { toldApart } from '../../src/worker/likeness.ts';

it.each([
  ['Ada', 'Ada'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Ａｄａ', 'Ada'],
  ['Zoë', 'Zoë'],
  ['Иван', 'Иван'],
  ['Иван Smith', 'Иван Smith'],
  ['Badminton Fan', 'Badminton Fan'],
  ['王小明', '王小明'],
  ['Ada 🇸🇪', 'Ada 🇸🇪'],
  ['Ada! 7', 'Ada! 7'],
  ['Արամ', 'Արամ'],
  ['עדה', 'עדה'],
  ['X Æ A-12', 'X Æ A-12'],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
])('takes the name %s', (written, name) => {
  expect(readName(written)).toEqual({ ok: true, value: name });
});

it.each([
  ['', 'NAME_MISSING'],
  ['\u3164', 'NAME_NOT_SHOWABLE'],
  ['\u2800\u2800', 'NAME_NOT_SHOWABLE'],
  ['\u115f\u1160', 'NAME_NOT_SHOWABLE'],
  ['Ada\u200b', 'NAME_NOT_SHOWABLE'],
  ['Ada\u034f', 'NAME_NOT_SHOWABLE'],
  ['\u202eadA', 'NAME_NOT_SHOWABLE'],
  ['A\u0301\u0302\u0303\u0304\u0305', 'NAME_NOT_SHOWABLE'],
  ['...', 'NAME_WITHOUT_LETTERS'],
  ['♟♟', 'NAME_WITHOUT_LETTERS'],
  ['ada@example.org', 'NAME_IS_A_LINK'],
  ['ada＠example．org', 'NAME_IS_A_LINK'],
  ['ada at example dot org', 'NAME_IS_A_LINK'],
  ['evil.example', 'NAME_IS_A_LINK'],
  ['https://x', 'NAME_IS_A_LINK'],
  ['Sealed Move', 'NAME_RESERVED'],
  ['SEALED-MOVE', 'NAME_RESERVED'],
  ['Ѕеаlеd Моvе', 'NAME_RESERVED'],
  ['5ea1ed M0ve', 'NAME_RESERVED'],
  ['Admin', 'NAME_RESERVED'],
  ['The Administrator', 'NAME_RESERVED'],
  ['Game-Moderator 7', 'NAME_RESERVED'],
  ['Sealed Move Billing', 'NAME_RESERVED'],
  ['Official 5ealed-M0ve!', 'NAME_RESERVED'],
  ['Ꭺda', 'NAME_MIXES_SCRIPTS'],
  ['Βen Smith', 'NAME_MIXES_SCRIPTS'],
  ['somebody who left', 'NAME_RESERVED'],
  ['Admins', 'NAME_RESERVED'],
  ['ᴀᴅᴍɪɴ', 'NAME_RESERVED'],
  ['ꜱᴇᴀʟᴇᴅ ᴍᴏᴠᴇ', 'NAME_RESERVED'],
  ['🅰🅳🅼🅸🅽 1', 'NAME_RESERVED'],
  ['🅐dmin', 'NAME_RESERVED'],
  ['🇦dmin', 'NAME_RESERVED'],
  ['Ⓐⓓⓜⓘⓝ', 'NAME_RESERVED'],
  ['𝕾𝖊𝖆𝖑𝖊𝖉 𝕸𝖔𝖛𝖊', 'NAME_RESERVED'],
  ['Ｓｅａｌｅｄ　Ｍｏｖｅ', 'NAME_RESERVED'],
  ['Sealed  Move', 'NAME_RESERVED'],
  ['Sea1ed Move', 'NAME_RESERVED'],
  ['Sea|ed Move', 'NAME_RESERVED'],
  ['$ealed Move', 'NAME_RESERVED'],
  ['Sealed M०ve', 'NAME_RESERVED'],
  ['Seaǀed Move', 'NAME_RESERVED'],
  ['4dm!n', 'NAME_RESERVED'],
  ['S̶e̶a̶l̶e̶d̶ ̶M̶o̶v̶e̶', 'NAME_RESERVED'],
  ['Aԁmin', 'NAME_RESERVED'],
  ['Տealed', 'NAME_MIXES_SCRIPTS'],
  ['a at b.com', 'NAME_IS_A_LINK'],
  ['evil․example', 'NAME_IS_A_LINK'],
  ['Ada\u2067', 'NAME_NOT_SHOWABLE'],
  ['Ada\u200d', 'NAME_NOT_SHOWABLE'],
  ['🧑‍🚀', 'NAME_NOT_SHOWABLE'],
  ['😀😀', 'NAME_WITHOUT_LETTERS'],
  ['x'.repeat(41), 'NAME_TOO_LONG'],
])('refuses the name %j: %s', (written, code) => {
  expect(readName(written)).toMatchObject({ ok: false, error: { code } });
});

it.each([
  ['Ada', ['Ben'], 'Ada'],
  ['Ada', ['Ada'], 'Ada (2)'],
  ['Аdа', ['Ada', 'Ben'], 'Аdа (2)'],
  ['Ada', ['Ada', 'Ada (2)'], 'Ada (3)'],
  ['Il', ['ll'], 'Il (2)'],
  ['ᴀᴅᴀ', ['Ada'], 'ᴀᴅᴀ (2)'],
  ['Ada ٣', ['Ada 3'], 'Ada ٣ (2)'],
  ['🅰da', ['Ada'], '🅰da (2)'],
  ['', [''], ''],
])('tells %s apart from %j as %s', (name, others, told) => {
  expect(toldApart(name, others)).toBe(told);
});
