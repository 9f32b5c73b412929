/** A page that asks before doing something in a game: the question, a button, a way back, and the board. */
import type { Child } from 'hono/jsx';
import type { PageFacts } from '../layout.tsx';

export interface Asking {
  readonly title: string;
  /** Which game it is. */
  readonly heading: string;
  /** A paragraph. */
  readonly question: Child;
  /** Where the form is sent, and its hidden fields. */
  readonly action: string;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: { readonly label: string; readonly to: string };
  readonly board: Child;
}

export const askingPage = ({
  title,
  heading,
  question,
  action,
  hidden = {},
  yes,
  no,
  board,
}: Asking): PageFacts => ({
  title,
  children: (
    <>
      <h1>{heading}</h1>
      {question}
      <form method="post" action={action} class="card">
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <div class="row">
          <button type="submit">{yes}</button>
          <a href={no.to}>{no.label}</a>
        </div>
      </form>
      {board}
    </>
  ),
});
