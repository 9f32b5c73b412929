/** Answers to requests for what is not there, or not to be seen by whoever asks. */
import type { Ctx } from './app.ts';
import { showNothing } from './layout.tsx';

export const noSuchGame = (c: Ctx) =>
  showNothing(
    c,
    'No such game',
    c.get('account')
      ? 'There is no game at this address that you may see. Is the link complete?'
      : 'There is no game at this address. Is the link complete? If it is a private game of yours, sign in first.',
  );

export const noSuchPosition = (c: Ctx, ply: number, last: number) =>
  showNothing(c, 'No such position', `This game has positions 0 to ${last}; you asked for ${ply}.`);
