/** The keys this instance signs logs with. Keys are never deleted. */

export interface ProofKey {
  readonly id: string;
  readonly public: string;
  /** null: the private key is one of the instance's secrets. */
  readonly seed: string | null;
  readonly at: number;
}

/** Newest first. */
export async function proofKeys(db: D1Database): Promise<readonly ProofKey[]> {
  const { results } = await db
    .prepare('SELECT * FROM proof_keys ORDER BY at DESC, rowid DESC')
    .all<ProofKey>();
  return results;
}

export async function keepProofKey(db: D1Database, { id, public: x, seed, at }: ProofKey): Promise<void> {
  await db
    .prepare('INSERT INTO proof_keys (id, public, seed, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING')
    .bind(id, x, seed, at)
    .run();
}

/** Stores a key that was made because there was none. If two were made at once, the first stays. */
export async function keepFirstProofKey(
  db: D1Database,
  { id, public: x, seed, at }: ProofKey,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO proof_keys (id, public, seed, at) SELECT ?, ?, ?, ?
       WHERE NOT EXISTS (SELECT 1 FROM proof_keys WHERE seed IS NOT NULL)`,
    )
    .bind(id, x, seed, at)
    .run();
}
