/** A running instance, as its operator talks to it: at a URL, with OPERATOR_TOKEN unless it is local. */

/** An answer that says no. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(`${status} ${message}`);
    this.status = status;
  }
}

export interface Instance {
  readonly url: string;
  get(path: string): Promise<unknown>;
  /** Like `get`; undefined for a 404. */
  find(path: string): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
}

/** Without a URL: PUBLIC_URL, or the instance of `npm start`, on PORT if that is set. */
export function instanceAt(given: string | undefined): Instance {
  const local = `http://localhost:${process.env.PORT ?? '8787'}`;
  const url = (given ?? process.env.PUBLIC_URL ?? local).replace(/\/+$/, '');
  const token = process.env.OPERATOR_TOKEN;
  const authorization = token ? { authorization: `Bearer ${token}` } : {};

  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { ...authorization, ...init.headers };
    const response = await fetch(`${url}${path}`, { ...init, headers }).catch((error: unknown) => {
      throw isNobodyThere(error) ? new Error(NOBODY_THERE) : error;
    });
    if (response.status === 404 && init.method === undefined) return undefined;
    if (!response.ok) throw new Refused(response.status, messageOf(await response.text()));
    return response.json();
  };
  const get = async (path: string) => {
    const found = await ask(path);
    if (found === undefined)
      throw new Error(`404: there is no ${path}; is it a Sealed Move of this release?`);
    return found;
  };
  const post = (path: string, body: unknown) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { url, get, find: ask, post };
}

const NOBODY_THERE =
  'nothing answers there. `npm start` runs an instance here (PORT says on which port); another is named by its URL, after --';

const isNobodyThere = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

/** The message in a JSON answer; of any other answer, its beginning. */
function messageOf(body: string): string {
  try {
    return (JSON.parse(body) as { message: string }).message;
  } catch {
    return body.slice(0, 200);
  }
}

export const reasonOf = (error: unknown): string => {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  return reason instanceof Error
    ? reason.message || String((reason as { code?: string }).code)
    : String(reason);
};
