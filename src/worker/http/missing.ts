/** Answers for what does not exist, or may not be seen by whoever asks. */
import type { Ctx } from './app.ts';
import { showNothing } from './layout.tsx';

export function noSuchGame(c: Ctx) {
  const text = c.var.words.pages.missing.game;
  // Routes for programs come before the session: there is no account to read there.
  return showNothing(c, text.title, c.get('account') ? text.toPlayer : text.toStranger);
}

export function noSuchPosition(c: Ctx, ply: number, last: number) {
  const text = c.var.words.pages.missing.position;
  return showNothing(c, text.title, text.sentence(last, ply));
}

/** For a link that looks like one from a letter but was not made by this instance. */
export function badLink(c: Ctx, purpose: 'play' | 'confirm' | 'agreements' | 'invitation' | 'unsubscribe') {
  const text = c.var.words.pages.missing.link;
  return showNothing(c, text.title, text.sentence[purpose]);
}
