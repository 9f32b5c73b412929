/** What every handler of the site has at hand. */
import type { Context } from 'hono';
import type { Settings } from '../env.ts';
import type { Suppression } from '../store/mail/suppressions.ts';
import type { Account } from '../store/people/accounts.ts';

export interface App {
  Bindings: Env;
  Variables: {
    readonly settings: Settings;
    /** Who is signed in. */
    readonly account: Account | undefined;
    /** Why no mail goes to whom is signed in, if so. */
    readonly mailStopped: Suppression['reason'] | undefined;
  };
}

export type Ctx = Context<App>;
