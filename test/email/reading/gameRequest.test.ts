/** Letters that ask for a game, in the subject or in the letter itself. */
import { describe, expect, it } from 'vitest';
import { type GameRequest, type NamedGame, readGameRequest } from '../../../src/email/index.ts';
import { allRules } from '../../../src/rules/index.ts';
import { wordsOf } from '../../../src/words/index.ts';
import { namedGames } from '../../../src/worker/mail/in/wantedGame.ts';

const GAMES: readonly NamedGame[] = namedGames(wordsOf('en'));

const read = (subject: string, ...lines: readonly string[]): GameRequest | undefined =>
  readGameRequest(subject, lines, GAMES, 'ada@example.com');

describe('the name of a game', () => {
  it.each<[string, string]>([
    ['3 Crowns', 'three-crowns'],
    ['three crowns', 'three-crowns'],
    ['3crowns', 'three-crowns'],
    ['Three-Crowns.', 'three-crowns'],
    ['play 3 crowns, please', 'three-crowns'],
    ['A game of Charybdis', 'charybdis'],
    ['charibdis', 'charybdis'],
    ['Charybdis Square', 'charybdis-square'],
    ['ThreeHex Chess', 'threehex'],
    ['threehex', 'threehex'],
    ['ThreeHex Chess for two', 'threehex-two'],
    ['threehex two', 'threehex-two'],
    ['3-way checkers', 'three-way-checkers'],
    ['Three way chekers', 'three-way-checkers'],
    ['Hibryd', 'hibryd'],
    ['hybrid', 'hibryd'],
    ['Hibryd III', 'hibryd'],
    ['Neues Spiel: 3 Crowns', 'three-crowns'],
    ['une partie de Charybdis', 'charybdis'],
    ['New game of 3 crowns', 'three-crowns'],
  ])('%j', (line, id) => {
    expect(read(line, '')).toMatchObject({ games: [id], opponents: [], doubt: undefined });
    expect(read('', 'Hello!', '', line, '', 'Thanks,', 'Ada')).toMatchObject({
      games: [id],
      doubt: undefined,
    });
  });

  it.each([
    'chess',
    'Crowns of kings',
    'I played 3 crowns yesterday',
    'c3-d3',
    'Invite me again some day',
    '',
  ])('is not found in %j', (line) => {
    expect(read(line, 'Hello', line)).toBeUndefined();
  });

  it('is the longest that stands there, and every one that stands there', () => {
    expect(read('charybdis square')?.games).toEqual(['charybdis-square']);
    expect(read('3 crowns', 'charybdis')?.games).toEqual(['three-crowns', 'charybdis']);
    expect(read('3 crowns', '3 crowns')?.games).toEqual(['three-crowns']);
  });

  it('fits each game, by its name and its id', () => {
    for (const { id, name } of GAMES) {
      expect(read(name)?.games).toEqual([id]);
      expect(read(id)?.games).toEqual([id]);
    }
    expect(GAMES).toHaveLength(allRules.length);
  });
});

const BEN = { name: 'Ben', address: 'ben@example.com' };
const CLEO = { name: 'Cleo Berg', address: 'cleo@example.org' };

describe('an invitation', () => {
  it.each([
    'invite Ben ben@example.com 3 crowns',
    'Invite Ben <ben@example.com> to a game of 3 Crowns, please.',
    'Please invite Ben (ben@example.com) to 3 crowns',
    'invite: Ben, BEN@example.com, three crowns',
    'Invite Ben ben@example.com <mailto:ben@example.com> 3 crowns',
    'invite 3 crowns Ben ben@example.com',
    '3 crowns with Ben ben@example.com',
    '3 Crowns against Ben ben@example.com.',
    'einladen Ben ben@example.com 3 Crowns',
    'Lade Ben ben@example.com zu 3 Crowns ein',
    'Inviter Ben ben@example.com à une partie de 3 Crowns',
    'Invita a Ben ben@example.com a 3 Crowns',
    'Invita Ben ben@example.com a una partita di 3 Crowns',
    'Nodig Ben ben@example.com uit voor 3 Crowns',
    'Convidar Ben ben@example.com para 3 Crowns',
  ])('%j', (line) => {
    const asked = { games: ['three-crowns'], opponents: [BEN], unknown: [], lacksAddress: false };
    expect(read('', line)).toMatchObject(asked);
    expect(read(line, '')).toMatchObject(asked);
  });

  it.each([
    ['invite Ben ben@example.com and Cleo Berg cleo@example.org threehex'],
    ['Threehex', 'invite Ben ben@example.com', 'invite Cleo Berg cleo@example.org'],
    ['Threehex with Ben ben@example.com and Cleo Berg <cleo@example.org>'],
    ['threehex', 'Ben ben@example.com', 'Cleo Berg <cleo@example.org>', '', 'Thanks', 'Ada'],
  ])('of several: %j', (...lines) => {
    expect(read('', ...lines)).toMatchObject({ games: ['threehex'], opponents: [BEN, CLEO], unknown: [] });
  });

  it('names people below the subject, and takes no signature for one', () => {
    expect(read('3 crowns', 'Hello,', '', 'ben@example.com')?.opponents).toEqual([{ ...BEN, name: '' }]);
    for (const signature of ['Ada Lovelace', 'Ada Lovelace, ada@work.example', 'ada@example.com']) {
      expect(read('3 crowns', 'Thanks!', 'Ada', signature)?.opponents).toEqual([]);
      expect(read('', '3 crowns', '', 'Ada', signature)?.opponents).toEqual([]);
    }
  });

  it('says what is missing or was not understood', () => {
    expect(read('', 'invite Ben 3 crowns')).toMatchObject({ lacksAddress: true, games: ['three-crowns'] });
    expect(read('', 'invite Ben ben@example.com chess')).toMatchObject({ games: [], unknown: ['chess'] });
    expect(read('', 'invite Ben ben@example.com')).toMatchObject({
      games: [],
      opponents: [BEN],
      unknown: [],
    });
    expect(read('', 'invite Ben ben@example.com 3 crowns tomorrow')?.unknown).toEqual(['tomorrow']);
  });
});

describe('beside the game', () => {
  it.each<[string, Partial<GameRequest>]>([
    ['7 days a move', { terms: '7d/move' }],
    ['Pace: 2 weeks', { terms: '14d/move' }],
    ['3 Tage pro Zug', { terms: '3d/move' }],
    ['10d+1d/move,max10d', { terms: '10d+1d/move,max10d' }],
    ['no clock', { terms: 'none' }],
    ['36 hours per move', { terms: '36h/move' }],
    ['private', { isPrivate: true }],
    ['anybody', { isOpen: true }],
    ['I play Red', { side: 'red' }],
    ['Goal: connect', { options: { goal: 'connect' } }],
    ['goal = Connect your three sides', { options: { goal: 'connect your three sides' } }],
  ])('%j', (line, read1) => {
    expect(read('charybdis', line)).toMatchObject({ games: ['charybdis'], ...read1, doubt: undefined });
    expect(read('', 'charybdis', line, '', 'Cheers', 'Ada')).toMatchObject({
      games: ['charybdis'],
      ...read1,
    });
  });

  it('stands on one line with it', () => {
    expect(read('', 'invite Ben ben@example.com 3 crowns, 7 days a move, private')).toMatchObject({
      games: ['three-crowns'],
      opponents: [BEN],
      terms: '7d/move',
      isPrivate: true,
      unknown: [],
    });
  });
});

describe('a request in doubt', () => {
  it.each<[readonly string[], string]>([
    [['3 crowns?'], 'QUESTION_MARK'],
    [['~~3 crowns~~'], 'STRUCK_OUT'],
    [['invite Ben ben@example.com 3 crowns', '', 'Not yet, please.'], 'TAKEN_BACK'],
    [['If Cleo has no time:', 'invite Ben ben@example.com 3 crowns'], 'CONDITIONAL'],
    [['3 crowns', '', 'How long does a game take?'], 'TAKEN_BACK'],
  ])('%j', (lines, doubt) => {
    expect(read('', ...lines)?.doubt).toBe(doubt);
  });

  it('is none for greetings, closings and what companies add', () => {
    const disclaimer =
      'This e-mail is confidential and may be privileged. If you are not the intended recipient, please notify the sender, do not copy it and delete it at once.';
    expect(
      read('', 'Hi!', 'I would love to play.', '', '3 crowns', '', 'Cheers', 'Ada', '', disclaimer)?.doubt,
    ).toBe(undefined);
  });
});
