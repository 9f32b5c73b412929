/** A log is told to be this instance's own by a signature that anybody can check. */
import { env, exports } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { type KeySet, vouchFor } from '../../../../../src/worker/game/log/signature.ts';
import { type Proof, verifyLog } from '../../../../../src/worker/game/log/verify.ts';

const ORIGIN = 'http://localhost:8787';
const ask = (path: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }));

async function signedLog(): Promise<string> {
  await ask('/try', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'game=three-crowns',
  });
  const id = await env.DB.prepare('SELECT id FROM game_register ORDER BY rowid DESC').first<string>('id');
  return (await ask(`/api/games/${id}/log?signed`)).text();
}

function proofOf(text: string): Proof {
  const verified = verifyLog(text);
  if (!verified.ok) throw new Error(verified.error.code);
  return verified.value;
}

const prove = async (log: string) => {
  const form = new FormData();
  form.set('log', log);
  const { body, headers } = new Request(ORIGIN, { method: 'POST', body: form });
  const bytes = await new Response(body).arrayBuffer();
  const type = headers.get('content-type') ?? '';
  const length = String(bytes.byteLength);
  const answer = await ask('/verify', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': type, 'content-length': length },
    body: bytes,
  });
  return answer.text();
};

it('tells the own log from one that is only unbroken, and from one whose end was cut off', async () => {
  const log = await signedLog();
  const keys = (await (await ask('/.well-known/sealed-move-keys.json')).json()) as KeySet;
  const { snapshot, events, hash, signature } = proofOf(log);
  expect(await vouchFor({ game: snapshot.id, events, hash }, signature, keys)).toBe('signed');
  const page = await prove(log);
  expect(page).toContain(`Signed by ${ORIGIN}`);
  expect(page).toMatch(/It ends while .+ is to move; the service’s log may go on\./);
  const lines = log.trim().split('\n');
  expect(await prove(lines.slice(0, -1).join('\n'))).toContain('Unbroken, and not signed');
  const other = (await signedLog()).trim().split('\n').at(-1);
  expect(await prove([...lines.slice(0, -1), other].join('\n'))).toContain('is for another log');
});

it('keeps older keys at the same address', async () => {
  await ask('/.well-known/sealed-move-keys.json');
  await env.DB.prepare("INSERT INTO proof_keys VALUES ('old', 'x', NULL, 0)").run();
  const keys = (await (await ask('/.well-known/sealed-move-keys.json')).json()) as KeySet;
  expect(keys.keys.map(({ kid }) => kid)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), 'old']);
});
