/**
 * What a game decides on a letter of its player, without objects, databases and time, for tables of many
 * letters: `givenCrowns.when(letter('c3-d3')).thenDecides('plays c3-d3')`.
 */
import { expect } from 'vitest';
import { readReply } from '../../../src/email/index.ts';
import type { GameState } from '../../../src/worker/game/evolve/state.ts';
import { decideReply } from '../../../src/worker/game/reply/decideReply.ts';
import { givenGame } from './given.ts';

const ADA = 'ada@example.com';
const CORPUS = 'a4-b4 c8-d7 b4-b3 f8-f7 h6-g7 a3-b2 b3-c3 h5-g4 a6-b6 b1-a2 c1-b1 f7-f8'.split(' ');

/** A game of two without a clock, in which letters arrive from its first seat. */
export interface Mailed {
  when(raw: Uint8Array): {
    /**
     * `plays MOVE`, `asks about MOVE: DOUBT` or `refuses: CODE`; other answers by their name. A RegExp: what
     * matches.
     */
    thenDecides(expected: string | RegExp): Promise<void>;
    readonly decision: Promise<string>;
  };
}

const givenMail = (rulesId: string, ...moves: readonly string[]): Mailed => {
  const { state } = givenGame(rulesId).played(...moves);
  return {
    when(raw) {
      const decision = decisionOn(raw, state);
      return {
        decision,
        thenDecides: async (expected) => {
          if (typeof expected === 'string') expect(await decision).toBe(expected);
          else expect(await decision).toMatch(expected);
        },
      };
    },
  };
};

/** 3 Crowns after the twelve moves of the corpus: c3-d3 and f1-e2 are legal. */
export const givenCrowns = givenMail('three-crowns', ...CORPUS);
/** ThreeHex Chess at its beginning: 44-22 is legal. */
export const givenThreeHex = givenMail('threehex');
export const givenCharybdis = givenMail('charybdis');

async function decisionOn(raw: Uint8Array, state: GameState): Promise<string> {
  const { messageId, subject, lines, unshown, hidden } = await readReply(raw, { authservId: 'mx' });
  const seat = 0;
  const ply = state.turns.length;
  const sent = { from: ADA, authenticated: true, messageId, subject, lines, unshown, hidden };
  const { answer } = decideReply({ seat, ply, ...sent }, state, ADA, { at: 0, isNextTold: true });
  switch (answer.did) {
    case 'played':
      return `plays ${answer.move}`;
    case 'askedToConfirm':
      return `asks about ${answer.move}: ${answer.doubt}`;
    case 'refused':
      return `refuses: ${answer.refusal.code}`;
    default:
      return answer.did;
  }
}

const utf8 = new TextEncoder();

/** A message with one body. `type`: its content type. */
export const letter = (body: string, type = 'text/plain; charset=utf-8'): Uint8Array =>
  utf8.encode(
    [
      `From: ${ADA}`,
      'Subject: Re: 3 Crowns: Ada and Ben',
      `Content-Type: ${type}`,
      '',
      body.replace(/\r?\n/g, '\r\n'),
    ].join('\r\n'),
  );

/** A message in two versions. */
export const alternatives = (text: string, html: string): Uint8Array =>
  letter(
    [
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      html,
      '--b--',
      '',
    ].join('\n'),
    'multipart/alternative; boundary=b',
  );
