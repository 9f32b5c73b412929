/**
 * Sends the letters that were asked for at pages. Whether one goes depends on its address, and takes a while:
 * so it is decided only after the page has been answered, or strangers could time who plays here.
 */
import { mayLetterGo, maySignInLetterGo } from './askedLetters.ts';
import { SIGN_IN_LIFE } from './limits.ts';
import { type Sent, sendDue } from './mail/out/sendDue.ts';
import { sendProof } from './proofLetter.ts';
import { sendSignInLetter } from './signInLetter.ts';
import {
  type AskedLetter,
  dueAsked,
  markGranted,
  postponeAsked,
  removeAsked,
} from './store/mail/askedLetters.ts';

const BATCH = 50;

/** Those that are due: the one of this id, or all. */
export async function sendAsked(env: Env, now: () => number, only?: string): Promise<Sent> {
  return sendDue({
    failure: 'askedLetterFailed',
    items: await dueAsked(env.DB, now(), BATCH, only),
    now,
    async send(asked) {
      // Whoever asked so long ago has asked again, or gone.
      const isLate = now() - asked.at > SIGN_IN_LIFE;
      if (!isLate && (await isGranted(env.DB, asked, now()))) await write(env, asked, now());
      await removeAsked(env.DB, asked);
    },
    postpone: (asked, until) => postponeAsked(env.DB, asked, until),
  });
}

/** Counted once, however often sending is tried. */
async function isGranted(db: D1Database, asked: AskedLetter, now: number): Promise<boolean> {
  if (asked.granted) return true;
  const { kind, address } = asked;
  const mayGo =
    kind === 'signIn' ? maySignInLetterGo(db, address, now) : mayLetterGo(db, address, false, now);
  if (!(await mayGo)) return false;
  await markGranted(db, asked);
  return true;
}

async function write(env: Env, asked: AskedLetter, now: number): Promise<void> {
  const sent =
    asked.kind === 'signIn'
      ? await sendSignInLetter(env, { ...asked, askedBy: 'page', now })
      : await sendProof(env, asked, now);
  if (!sent.ok && sent.mayRetry) throw new Error(sent.error);
}
