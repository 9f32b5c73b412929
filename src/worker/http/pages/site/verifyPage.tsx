/** The form for a log, and whether the submitted log is sound. */
import { sideName } from '../../../../render/index.ts';
import { type Result, rulesOf } from '../../../../rules/index.ts';
import { explain, gameWords, type Words } from '../../../../words/index.ts';
import type { Flaw } from '../../../game/log/flaw.ts';
import type { Vouched } from '../../../game/log/signature.ts';
import type { Proof } from '../../../game/log/verify.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { statusOf } from '../../parts/gameWords.ts';
import { Players } from '../../parts/players.tsx';

/** `verified`: what was found in the log, once one was submitted. */
export function verifyPage(
  words: Words,
  verified: Result<Proof, Flaw> | undefined,
  vouched: Vouched = 'unsigned',
): PageFacts {
  const text = words.pages.verify;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        {verified?.ok ? <Sound words={words} proof={verified.value} vouched={vouched} /> : null}
        {verified && !verified.ok ? (
          <Problem sentences={[text.notSound, explain(words.logs.flaws, verified.error)]} />
        ) : null}
        <p>{text.howItWorks}</p>
        <form method="post" action="/verify" enctype="multipart/form-data" class="card">
          <div class="field">
            <label for="file">{text.file}</label>
            <input id="file" name="file" type="file" accept=".ndjson,.json,.txt,application/x-ndjson" />
          </div>
          <div class="field">
            <label for="log">{text.text}</label>
            <textarea id="log" name="log" rows={6} spellcheck={false}></textarea>
          </div>
          <button type="submit">{text.prove}</button>
        </form>
      </>
    ),
  };
}

interface SoundFacts {
  readonly words: Words;
  readonly proof: Proof;
  readonly vouched: Vouched;
}

const Sound = ({ words, proof, vouched }: SoundFacts) => {
  const { snapshot, events, hash, signature } = proof;
  const text = words.pages.verify.sound;
  const rules = rulesOf(snapshot.rulesId, snapshot.rulesVersion);
  if (!rules) return null;
  const isOver = snapshot.phase !== 'inviting' && snapshot.phase !== 'playing';
  const toMove = snapshot.toMove === undefined ? undefined : snapshot.seats[snapshot.toMove];
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <p>
        {text.found(gameWords(words, rules).name, events, snapshot.turns.length)}{' '}
        {statusOf(words, rules, snapshot)}
      </p>
      <p>{words.logs.vouched[vouched](signature?.service ?? '')}</p>
      {isOver ? null : (
        <p>{words.logs.goesOn(toMove && (toMove.name || sideName(words, rules, toMove.side)))}</p>
      )}
      {words.logs.remarks(proof).map((sentence) => (
        <p>{sentence}</p>
      ))}
      <Players words={words} rules={rules} snapshot={snapshot} />
      <p class="hint">
        {text.beforeHash}
        <code class="hash">{hash}</code>
        {text.afterHash}
      </p>
    </section>
  );
};
