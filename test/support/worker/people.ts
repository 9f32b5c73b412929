/** People who are signed in, and the games that they start with the site's own forms. */
import { env } from 'cloudflare:workers';
import { linksOf, Visitor } from './browser.ts';
import { lettersTo } from './mailbox.ts';
import { ring } from './table.ts';

export interface Person {
  readonly browser: Visitor;
  readonly account: string;
  readonly address: string;
}

/** Signs somebody in by the letter's link. */
export async function signIn(name: string): Promise<Person> {
  const address = `${name.toLowerCase()}@example.test`;
  const browser = new Visitor();
  await browser.post('/sign-in', { address });
  const links = linksOf((await lettersTo(address)).at(-1)?.text ?? '');
  await browser.post(links.find((path) => path.startsWith('/sign-in/')) ?? '', { name });
  const account = await env.DB.prepare('SELECT id FROM accounts WHERE address = ?')
    .bind(address)
    .first<string>('id');
  return { browser, account: account ?? '', address };
}

/** The value of a hidden field. */
export const hidden = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** Starts a game by the form, in seat 0, and lets it tell the lists; its id. */
export async function startGame(
  { browser }: Person,
  game: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const form = await browser.get(`/new/${game}`);
  const made = await browser.post(`/new/${game}`, {
    nonce: hidden(form.text, 'nonce'),
    seat: '0',
    ...fields,
  });
  const id = /^\/g\/([a-z2-7]{12})$/.exec(made.location ?? '')?.[1];
  if (!id) throw new Error(`no game was made: ${made.status}`);
  await tellLists(id);
  return id;
}

export const tellLists = (id: string): Promise<boolean> => ring(env.GAMES.getByName(id));
