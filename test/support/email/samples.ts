/** One letter of every kind, for two and for three players. */
import { ofAccounts } from './samples/ofAccounts.ts';
import { ofReplies } from './samples/ofReplies.ts';
import { ofTurns } from './samples/ofTurns.ts';

export { answer, board, three, two } from './samples/facts.ts';

export const samples = { ...ofAccounts, ...ofTurns, ...ofReplies } as const;
