/** Answers for what does not exist, or what this visitor may not see. */
import type { Ctx } from './app.ts';
import { showNothing } from './layout.tsx';
import { findUnreadable } from './unreadable.ts';

export function noSuchGame(c: Ctx) {
  const text = c.var.words.pages.missing.game;
  // Routes for programs run before the session middleware, so they have no account.
  return showNothing(c, text.title, c.get('account') ? text.toPlayer : text.toStranger);
}

/**
 * For a game that cannot be shown: either its log is unreadable, or there is no game with the route's `:id`.
 */
export async function nothingOfGame(c: Ctx) {
  const text = c.var.words.pages.game.readOnly;
  return (await findUnreadable(c)) ? showNothing(c, text.title, text.nothing, 503) : noSuchGame(c);
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

/** For somebody whose account the operator has closed. */
export function accountClosed(c: Ctx) {
  const { title, sentence } = c.var.words.pages.signIn.closed;
  return showNothing(c, title, sentence, 403);
}
