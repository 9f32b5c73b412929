/** A page that proves an exported log: what `npm run verify` does, for those without a clone. */

import type { Hono } from 'hono';
import { type Result, rulesById } from '../../../../rules/index.ts';
import type { Words } from '../../../../words/index.ts';
import { explainFlaw, type Flaw, type Proof, verifyLog } from '../../../game/log/verify.ts';
import type { App, Ctx } from '../../app.ts';
import { Problem, show, showNothing } from '../../layout.tsx';
import { statusOf } from '../../parts/gameWords.ts';
import { Players } from '../../parts/players.tsx';

/** Logs are some hundred bytes a move; more is not read. */
const MOST_BYTES = 500_000;

export function verifyRoutes(app: Hono<App>): void {
  app.get('/verify', (c) => showVerify(c, undefined));

  app.post('/verify', async (c) => {
    const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
    if (length > MOST_BYTES + 10_000) return tooLong(c);
    const { file, log } = await c.req.parseBody();
    const text =
      file instanceof File && file.size > 0 ? await file.text() : typeof log === 'string' ? log : '';
    return text.length > MOST_BYTES ? tooLong(c) : showVerify(c, verifyLog(text));
  });
}

const tooLong = (c: Ctx) =>
  showNothing(
    c,
    'Too long',
    `More than ${MOST_BYTES / 1000} kB are not read here. On your own machine, npm run verify FILE reads any length.`,
    413,
  );

function showVerify(c: Ctx, verified: Result<Proof, Flaw> | undefined) {
  return show(
    c,
    {
      title: 'Prove a log',
      children: (
        <>
          <h1>Prove a log</h1>
          {verified?.ok ? <Sound words={c.var.words} proof={verified.value} /> : null}
          {verified && !verified.ok ? (
            <Problem sentences={['Not sound.', explainFlaw(verified.error)]} />
          ) : null}
          <p>
            Every game’s log can be taken away, from “Share and export” on its page. Each event in it carries
            a hash over itself and all before it. Here the hashes are computed again, the game is played
            through by its rules, and its result is compared.
          </p>
          <form method="post" action="/verify" enctype="multipart/form-data" class="card">
            <div class="field">
              <label for="file">A log file</label>
              <input id="file" name="file" type="file" accept=".ndjson,.json,.txt,application/x-ndjson" />
            </div>
            <div class="field">
              <label for="log">or its text</label>
              <textarea id="log" name="log" rows={6} spellcheck={false}></textarea>
            </div>
            <button type="submit">Prove it</button>
          </form>
        </>
      ),
    },
    verified && !verified.ok ? 422 : 200,
  );
}

const Sound = ({ words, proof: { snapshot, events, hash } }: { words: Words; proof: Proof }) => {
  const rules = rulesById(snapshot.rulesId);
  return rules ? (
    <section class="card">
      <h2>Sound</h2>
      <p>
        {rules.name}: {events} events, {snapshot.turns.length} turns, every hash and every move right.{' '}
        {statusOf(words, rules, snapshot)}
      </p>
      <Players snapshot={snapshot} />
      <p class="hint">
        Last hash <code class="hash">{hash}</code>. Two logs with the same last hash are the same.
      </p>
    </section>
  ) : null;
};
