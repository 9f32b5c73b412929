/**
 * A browser without JavaScript: it keeps cookies, sends Origin with its posts, and follows redirects by hand.
 */
import { exports } from 'cloudflare:workers';
import { lettersTo } from './mailbox.ts';

export const ORIGIN = 'http://localhost:8787';

export interface Visit {
  readonly status: number;
  readonly text: string;
  /** Where a redirect leads, as a path. */
  readonly location: string | undefined;
  readonly headers: Headers;
}

export class Visitor {
  readonly #cookies = new Map<string, string>();

  get(path: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Visit> {
    return this.#send(path, { method });
  }

  /** `origin`: '' sends none. */
  post(path: string, fields: Readonly<Record<string, string>> = {}, origin: string = ORIGIN): Promise<Visit> {
    return this.#send(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      ...(origin && { headers: { origin } }),
    });
  }

  /** What it sends with each request. */
  get cookie(): string {
    return Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  async #send(path: string, init: RequestInit): Promise<Visit> {
    const request = new Request(new URL(path, ORIGIN), { ...init, redirect: 'manual' });
    if (this.cookie) request.headers.set('cookie', this.cookie);
    const response = await exports.default.fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    const location = response.headers.get('location') ?? undefined;
    return {
      status: response.status,
      text: new TextDecoder().decode(await response.arrayBuffer()),
      location,
      headers: response.headers,
    };
  }
}

/** The links of a letter or page that lead to us, as paths. */
export function linksOf(text: string): readonly string[] {
  const links = text.matchAll(/http:\/\/localhost:8787(\/[\w\-./%?=&]*)/g);
  return [...new Set(Array.from(links, ([, path]) => path ?? ''))];
}

/** A browser signed in by the letter to this address; a new player calls itself `name`. */
export async function signedIn(address: string, name = 'Somebody'): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.post('/sign-in', { address });
  const [letter] = (await lettersTo(address)).filter(({ key }) => key.startsWith('signIn:')).slice(-1);
  await visitor.post(linksOf(letter?.text ?? '').find((path) => path.startsWith('/sign-in/')) ?? '', {
    name,
  });
  return visitor;
}
