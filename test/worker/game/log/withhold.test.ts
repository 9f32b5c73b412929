import { expect, it } from 'vitest';
import { allRules, completeOptions } from '../../../../src/rules/index.ts';
import { hashRecord, type LogRecord, NO_HASH } from '../../../../src/worker/game/log/chain.ts';
import { encodeEvent } from '../../../../src/worker/game/log/codec.ts';
import { verifyLog } from '../../../../src/worker/game/log/verify.ts';
import { withholdInvited } from '../../../../src/worker/game/log/withhold.ts';
import type { GameEvent } from '../../../../src/worker/game/model/events.ts';
import { asAccountId, asGameId } from '../../../../src/worker/game/model/ids.ts';

const [ada, ben] = ['ada', 'ben'].map(asAccountId) as [
  ReturnType<typeof asAccountId>,
  ReturnType<typeof asAccountId>,
];

function logOf(...later: readonly GameEvent[]): readonly LogRecord[] {
  const rules = allRules.find(({ id }) => id === 'three-crowns');
  const options = rules && completeOptions(rules, {});
  if (!rules || !options?.ok) throw new Error('no rules');
  const events: readonly GameEvent[] = [
    {
      type: 'gameCreated',
      id: asGameId('aaaaaaaaaaaa'),
      rulesId: rules.id,
      rulesVersion: rules.version,
      options: options.value,
      host: ada,
      seats: [ada, ben],
    },
    { type: 'seatTaken', seat: 0, account: ada, name: 'Ada' },
    ...later,
  ];
  let previous = NO_HASH;
  return events.map((event, index) => {
    const record = { seq: index + 1, at: index < 2 ? 1 : 2, ...encodeEvent(event) };
    previous = hashRecord(previous, record);
    return { ...record, hash: previous };
  });
}

const prove = (records: readonly LogRecord[]) =>
  verifyLog(records.map((record) => `${JSON.stringify(record)}\n`).join(''));

it.each([
  ['has not answered', []],
  ['has declined', [{ type: 'seatDeclined', seat: 1, account: ben }]],
] as const)('leaves out who was invited and %s, and the log is proved but for that', (_, later) => {
  const exported = withholdInvited(logOf(...later));
  expect(JSON.stringify(exported)).not.toContain('ben');
  const proof = prove(exported);
  expect(proof).toMatchObject({ ok: true, value: { withheld: later.length > 0 ? [1, 3] : [1] } });
});

it('leaves out nothing of those who sit', () => {
  const log = logOf({ type: 'seatTaken', seat: 1, account: ben, name: 'Ben' }, { type: 'gameBegun' });
  expect(withholdInvited(log)).toEqual(log);
  expect(prove(log)).toMatchObject({ ok: true, value: { withheld: [] } });
});
