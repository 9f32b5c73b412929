/** What the sections of the operator's page are made of. */
import type { Child } from 'hono/jsx';
import type { Words } from '../../../../words/index.ts';

/** To the minute, UTC. */
export const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

interface ActFacts {
  readonly act: string;
  readonly label: string;
  readonly action?: string;
  readonly who?: string;
  readonly children?: Child;
}

export const Act = ({ act, label, action = '/operator/act', who, children }: ActFacts) => (
  <form method="post" action={action}>
    <input type="hidden" name="act" value={act} />
    {who === undefined ? null : (
      <>
        <input type="hidden" name="who" value={who} />
        <input type="hidden" name="back" value="player" />
      </>
    )}
    {children}
    <button type="submit">{label}</button>
  </form>
);

interface TableFacts {
  readonly words: Words;
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Child[])[];
}

export const Table = ({ words, title, heads, rows }: TableFacts) => (
  <section>
    <h2>{title}</h2>
    {rows.length === 0 ? (
      <p class="hint">{words.pages.operator.nothing}</p>
    ) : (
      <table class="list">
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col">{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr>
              {cells.map((cell) => (
                <td class="address">{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);

export const GameLink = ({ game }: { game: string }) => <a href={`/g/${game}`}>{game}</a>;
export const AccountLink = ({ account, name }: { account: string; name: string }) =>
  account === '' ? null : <a href={`/operator?who=${account}`}>{name === '' ? account : name}</a>;
