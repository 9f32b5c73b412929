/** What every handler of the site has at hand. */
import type { Context } from 'hono';
import type { Words } from '../../words/index.ts';
import type { Settings } from '../env.ts';
import type { Suppression } from '../store/mail/suppressions.ts';
import type { Account } from '../store/people/accounts.ts';

export interface App {
  Bindings: Env;
  Variables: {
    readonly settings: Settings;
    /** What is said to people, in the language of this instance. */
    readonly words: Words;
    /** Who is signed in. */
    readonly account: Account | undefined;
    /** Why no letters go to the account that is signed in, if none do. */
    readonly mailStopped: Suppression['reason'] | undefined;
  };
}

export type Ctx = Context<App>;
