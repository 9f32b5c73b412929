/** What every handler of the site can use. */
import type { Context } from 'hono';
import type { Words } from '../../words/index.ts';
import type { Settings } from '../env.ts';
import type { ReadLink } from '../links.ts';
import type { Suppression } from '../store/mail/suppressions.ts';
import type { Account } from '../store/people/accounts.ts';

export interface App {
  Bindings: Env;
  Variables: {
    /** Identifies this request in the log, and on the page that reports a failure. */
    readonly requestId: string;
    readonly settings: Settings;
    /** The words, in this instance's language. */
    readonly words: Words;
    /** Who is signed in. */
    readonly account: Account | undefined;
    /** The token that was read last. */
    readonly read: ReadLink | undefined;
    /** Why the signed-in account's address is suppressed, if it is. */
    readonly mailStopped: Suppression['reason'] | undefined;
  };
}

export type Ctx = Context<App>;
