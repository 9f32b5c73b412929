/** A letter of a game and its slot: the gate decides whether one that it gave still holds. */
import { expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../../../src/worker/clock/units.ts';
import type { Settings } from '../../../../src/worker/env.ts';
import { type Asking, ask, close, openGate } from '../../../../src/worker/mail/out/gate.ts';
import { outgoingMailOf } from '../../../../src/worker/mail/out/outgoingMail.ts';

const NOON = 20_000 * 24 * 60 * MINUTE;

function gateAndMail() {
  const time = { now: NOON };
  const held = { gate: openGate };
  const sender = {
    ask: async (asking: Asking) => {
      const { gate, at } = ask(held.gate, asking, time.now, { rate: 5, budget: undefined });
      held.gate = gate;
      return at - time.now;
    },
  };
  const env = { SENDER: { getByName: () => sender } } as unknown as Env;
  const settings = { mailSender: 'resend', resendApiKeys: ['one'] } as unknown as Settings;
  return { time, held, mail: outgoingMailOf(env, settings, () => time.now) };
}

it('keeps its slot while it waits for it', async () => {
  const { time, mail } = gateAndMail();
  for (let other = 0; other < 50; other++) await mail.slotFor('other', 0);
  const slot = await mail.slotFor('game', 0);
  expect(slot).toBeGreaterThan(NOON + 5 * SECOND);
  time.now = slot;
  expect(await mail.slotFor('game', slot)).toBe(slot);
});

it('does not use a slot after the gate has closed, however lately it was given', async () => {
  const { time, held, mail } = gateAndMail();
  const slot = await mail.slotFor('game', 0);
  held.gate = close(held.gate, NOON + 10 * MINUTE);
  time.now = slot;
  expect(await mail.slotFor('game', slot)).toBeGreaterThanOrEqual(NOON + 10 * MINUTE);
});
