import { describe, expect, it } from 'vitest';
import { COMMAND_WORDS, readMailCommand } from '../../../src/email/index.ts';
import {
  ASSENTS,
  LANGUAGES,
  SPELLINGS,
  type Spellings,
} from '../../../src/email/reading/vocabulary/spellings.ts';
import { allRules, looksLikeMove } from '../../../src/rules/index.ts';

describe('a command by mail', () => {
  it.each([
    ['help', 'help'],
    ['Help!', 'help'],
    ['HELP ME, please.', 'help'],
    ['board', 'board'],
    ['“Show the board”', 'board'],
    ['History.', 'history'],
    ['> resign', 'resign'],
    ['Resign.', 'resign'],
    ['I resign', 'resign'],
    ['*RESIGN*', 'resign'],
    ['draw?', 'draw'],
    ['I offer a draw!', 'draw'],
    ['accept', 'accept'],
    ['decline', 'decline'],
  ])('is known by its words alone, however they are dressed: %j', (line, word) => {
    expect(readMailCommand(line)).toEqual({ word });
  });

  it.each([
    ['Accept the draw.', { word: 'accept', about: 'draw' }],
    ['I decline your takeback', { word: 'decline', about: 'takeback' }],
    ['pause', { word: 'pause' }],
    ['Pause for 10 days, please', { word: 'pause', days: 10 }],
    ['take back my move', { word: 'takeback' }],
    ['Rematch!', { word: 'rematch' }],
    ['claim', { word: 'claim' }],
  ])('may say what it is about: %j', (line, command) => {
    expect(readMailCommand(line)).toEqual(command);
  });

  it.each([
    'I will never resign',
    'Resign? Me?',
    'no draw',
    'do not resign',
    'Should I resign',
    'I accept that this is lost',
    'help yourself to the pawn',
    'resign resign',
    'notes',
    'noted, thanks',
    'Note that I am away until Monday.',
    'Note to myself',
    'note and your words: a note',
    'Go on!',
    'Again!',
    'End it.',
    'c3-d3',
    '',
    '...',
  ])('is none when more is said, or something else: %j', (line) => {
    expect(readMailCommand(line)).toBeUndefined();
  });

  it.each([
    ['note: Good game!', 'Good game!'],
    ['Note: see you on Monday', 'see you on Monday'],
    ['*NOTE : away until May', 'away until May'],
    ['Note.', ''],
    ['note', ''],
    ['note: c3-d3 was a pity', 'c3-d3 was a pity'],
  ])('may be a note: %j', (line, text) => {
    expect(readMailCommand(line)).toEqual({ word: 'note', text });
  });
});

describe('the spellings', () => {
  const TABLE = [...COMMAND_WORDS, 'yes', 'no'].map((word) => {
    const spellings: Spellings =
      word === 'yes'
        ? ASSENTS.accept
        : word === 'no'
          ? ASSENTS.decline
          : SPELLINGS[word as keyof typeof SPELLINGS];
    return { word, all: LANGUAGES.flatMap((language) => spellings[language].split('|')) };
  });

  it('stand for one thing each', () => {
    const meanings = new Map<string, Set<string>>();
    for (const { word, all } of TABLE) {
      for (const spelling of all) meanings.set(spelling, (meanings.get(spelling) ?? new Set()).add(word));
    }
    expect([...meanings].filter(([, words]) => words.size > 1).map(([spelling]) => spelling)).toEqual([]);
  });

  it('are no moves of any game', () => {
    const moves = TABLE.flatMap(({ all }) => all).filter((spelling) =>
      allRules.some((rules) => looksLikeMove(rules, spelling)),
    );
    expect(moves).toEqual([]);
  });

  it.each(TABLE.filter(({ word }) => word !== 'invite' && word !== 'preview'))(
    'are read: $word',
    ({ word, all }) => {
      const meant = word === 'yes' ? 'accept' : word === 'no' ? 'decline' : word;
      for (const spelling of all) {
        for (const line of [spelling, `${spelling.toUpperCase()}!`, `Hello, ${spelling}. Thanks!`]) {
          expect.soft({ line, ...readMailCommand(line) }).toMatchObject({ line, word: meant });
        }
      }
    },
  );

  it('exist in every language', () => {
    for (const word of COMMAND_WORDS) expect(Object.values(SPELLINGS[word]).every(Boolean)).toBe(true);
  });
});

describe('natural answers', () => {
  it.each([
    ['Yes', { word: 'accept', isAssent: true }],
    ['ok', { word: 'accept', isAssent: true }],
    ['Agreed!', { word: 'accept', isAssent: true }],
    ['Oui, d’accord.', { word: 'accept', isAssent: true }],
    ['I accept your offer', { word: 'accept' }],
    ['I accept your offer of a draw.', { word: 'accept', about: 'draw' }],
    ['Yes, I accept the draw', { word: 'accept', about: 'draw' }],
    ['No thanks', { word: 'decline' }],
    ['No, thanks.', { word: 'decline' }],
    ['Não, obrigado', { word: 'decline' }],
    ['undo my move', { word: 'takeback' }],
    ['pause 1 week', { word: 'pause', days: 7 }],
    ['Pause for two weeks, please', { word: 'pause', days: 14 }],
    ['Eine Pause', { word: 'pause' }],
    ['Pausa di 3 giorni', { word: 'pause', days: 3 }],
    ['I give up', { word: 'resign' }],
    ['Well played! I resign.', { word: 'resign' }],
    ['Ich gebe auf', { word: 'resign' }],
    ['J’abandonne', { word: 'resign' }],
    ['resing', { word: 'resign' }],
    ['acccept', { word: 'accept' }],
    ['declin', { word: 'decline' }],
    ['each turn', { word: 'each' }],
    ['preview c3-d3', { word: 'preview', text: 'c3-d3' }],
    ['Vorschau: c3-d3', { word: 'preview', text: 'c3-d3' }],
  ])('%j', (line, command) => {
    expect(readMailCommand(line)).toEqual(command);
  });

  it.each([
    'No, I resign',
    'Not yet',
    'wait',
    'thanks',
    'Design',
    'Time is up',
    'ok, I will look at it tomorrow',
    'Yes I know that this is lost',
    'Stop it, that was a lovely move',
    'Invite me again some day',
    'no draw',
    'pause or not?',
  ])('are not found in other words: %j', (line) => {
    expect(readMailCommand(line)).toBeUndefined();
  });
});
