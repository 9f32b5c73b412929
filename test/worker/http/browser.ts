/** A browser without JavaScript: it keeps cookies, sends Origin with its posts, and follows redirects by hand. */
import { exports } from 'cloudflare:workers';

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

  async #send(path: string, init: RequestInit): Promise<Visit> {
    const request = new Request(new URL(path, ORIGIN), { ...init, redirect: 'manual' });
    const cookies = Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ');
    if (cookies) request.headers.set('cookie', cookies);
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
