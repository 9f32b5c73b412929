/**
 * What a game decides on a letter of its player, without objects, databases and time: for tables of many
 * letters.
 */
import { readReply } from '../../../src/email/index.ts';
import { asRulesId } from '../../../src/rules/index.ts';
import { decide } from '../../../src/worker/game/decide/decide.ts';
import { evolve } from '../../../src/worker/game/evolve/evolve.ts';
import type { GameState } from '../../../src/worker/game/evolve/state.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import { asAccountId, asGameId } from '../../../src/worker/game/model/ids.ts';
import { decideReply } from '../../../src/worker/game/reply/decideReply.ts';

const NOW = { at: 0, isNextTold: true };
const ADA = 'ada@example.com';
const CORPUS = 'a4-b4 c8-d7 b4-b3 f8-f7 h6-g7 a3-b2 b3-c3 h5-g4 a6-b6 b1-a2 c1-b1 f7-f8'.split(' ');

/** Two players' game after some moves. */
function stateAfter(rulesId: string, moves: readonly string[]): GameState {
  const accounts = ['ada', 'ben', 'cy'].slice(
    0,
    rulesId === 'charybdis' || rulesId === 'three-crowns' ? 2 : 3,
  );
  const commands: readonly Command[] = [
    {
      type: 'createGame',
      id: asGameId('k3xq7m2abcde'),
      rulesId: asRulesId(rulesId),
      options: {},
      host: asAccountId('ada'),
      hostName: 'Ada',
      seats: accounts.map(asAccountId),
    },
    ...accounts
      .slice(1)
      .map(
        (account, index) =>
          ({ type: 'takeSeat', seat: index + 1, account: asAccountId(account), name: account }) as const,
      ),
  ];
  let state: GameState | undefined;
  const execute = (command: Command): void => {
    const decided = decide(command, state, NOW);
    if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
    for (const event of decided.value) state = evolve(state, { seq: (state?.seq ?? 0) + 1, at: 0, event });
  };
  for (const command of commands) execute(command);
  for (const text of moves) {
    execute({ type: 'playMove', seat: state?.standing.toMove ?? 0, ply: state?.turns.length ?? 0, text });
  }
  if (!state) throw new Error('no game');
  return state;
}

/** 3 Crowns after the twelve moves of the corpus: c3-d3 and f1-e2 are legal. */
const crowns = stateAfter('three-crowns', CORPUS);
const charybdis = stateAfter('charybdis', []);

/** `plays MOVE`, `asks about MOVE: DOUBT` or `refuses: CODE`; other answers by their name. */
export async function decideLetter(
  raw: Uint8Array,
  game: 'crowns' | 'charybdis' = 'crowns',
): Promise<string> {
  const state = game === 'crowns' ? crowns : charybdis;
  const { messageId, subject, lines, unshown, hidden } = await readReply(raw, { authservId: 'mx' });
  const { answer } = decideReply(
    {
      seat: 0,
      ply: state.turns.length,
      from: ADA,
      authenticated: true,
      messageId,
      subject,
      lines,
      unshown,
      hidden,
    },
    state,
    ADA,
    NOW,
  );
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
