/** A proof as nested lists: a move, the replies to it, and the answer to each. */
import { ANY, type Proof } from '../../../../puzzles/index.ts';
import type { Words } from '../../../../words/index.ts';

interface ProofFacts {
  readonly words: Words;
  readonly proof: Proof;
}

export const ProofView = ({ words, proof }: ProofFacts) => {
  const text = words.pages.puzzles;
  if (typeof proof === 'string') {
    return (
      <>
        <b>{proof}</b> {text.wins}
      </>
    );
  }
  if (isOwn(proof)) {
    const [move, after] = proof;
    return (
      <>
        <b>{move}</b>
        <ProofView words={words} proof={after} />
      </>
    );
  }
  const groups = grouped(proof);
  if (groups.length === 0) return <>; {text.allWin}</>;
  return (
    <ul>
      {groups.map(({ replies, after }) => (
        <li>
          {replies ? `${replies.join(', ')}:` : groups.length === 1 ? text.any : text.else}{' '}
          <ProofView words={words} proof={after} />
        </li>
      ))}
    </ul>
  );
};

const isOwn = (proof: Exclude<Proof, string>): proof is readonly [move: string, after: Proof] =>
  Array.isArray(proof);

interface Group {
  /** undefined: all that are not named. */
  readonly replies: readonly string[] | undefined;
  readonly after: Proof;
}

/** Replies with the same answer together, the rest last. */
function grouped(proof: { readonly [reply: string]: Proof }): readonly Group[] {
  const groups = new Map<string, { readonly replies: string[]; readonly after: Proof }>();
  for (const [reply, after] of Object.entries(proof)) {
    if (reply === ANY) continue;
    const key = JSON.stringify(after);
    const group = groups.get(key) ?? { replies: [], after };
    group.replies.push(reply);
    groups.set(key, group);
  }
  const rest = proof[ANY];
  return [...groups.values(), ...(rest === undefined ? [] : [{ replies: undefined, after: rest }])];
}
