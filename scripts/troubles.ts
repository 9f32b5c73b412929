/** What the operator is told about games that cannot continue. */

export interface Troubles {
  readonly readOnly: readonly {
    readonly game: string;
    readonly trouble: { readonly code: string; readonly seq: number; readonly error: string };
  }[];
  readonly failed: readonly { readonly game: string; readonly error: string }[];
}

/** The lines that name games that are read-only, or did not answer. */
export const troubleLines = ({ readOnly, failed }: Troubles): readonly string[] => [
  ...readOnly.map(
    ({ game, trouble }) =>
      `${game} can only be read: ${trouble.code} at event ${trouble.seq}, ${trouble.error}`,
  ),
  ...failed.map(({ game, error }) => `${game} failed: ${error}`),
];
