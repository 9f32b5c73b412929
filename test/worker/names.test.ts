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
  ['', [''], ''],
])('tells %s apart from %j as %s', (name, others, told) => {
  expect(toldApart(name, others)).toBe(told);
});
