import { describe, expect, it } from 'vitest';
import { readMailCommand } from '../../../src/email/index.ts';

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
