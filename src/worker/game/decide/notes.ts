/** Notes that players write to each other: what becomes of the typed text, and how much is allowed. */
import { PURPOSES } from '../../../email/index.ts';
import { ok, type Result, refuse, type Seat } from '../../../rules/index.ts';
import type { GameState } from '../evolve/state.ts';
import { LEFT_OUT } from '../model/leftOut.ts';
import type { GameRefusal } from '../model/refusals.ts';

/** In characters, as people count them. */
export const MAX_NOTE = 500;
export const MAX_NOTES_A_PLY = 5;

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Everybody can read notes, and no e-mail address may appear on a page. */
const ADDRESS = /[^\s@<>(),;:"']+@[^\s@<>(),;:"']+\.[^\s@<>(),;:"']+/g;

/**
 * Our pages for one person, our links' and reply addresses' tokens, and a seal that a broken line left alone.
 */
const OURS = new RegExp(
  [
    'https?://[^/]+/(?:g|play|invitation|confirm|unsubscribe|sign-in|account|post|calendar)/',
    `(?<![\\w-])(?:m|${PURPOSES.join('|')})\\.[\\w-]+\\.(?:\\d|[\\w-]*\\.|[a-z2-7]{26})`,
    '(?<![a-z0-9])(?:(?=[a-z]*[2-7])[a-z2-7]{24,}|[0-9a-f]{32,})(?![a-z0-9])',
  ].join('|'),
  'i',
);

/** A reader of the note must not be able to act in its writer's name. */
const withoutLinks = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => (OURS.test(word) ? LEFT_OUT.link : word))
    .join(' ');

/**
 * The note as it goes into the log: one line, nothing invisible, no e-mail address, no link of ours (marks in
 * their place); or why it does not.
 */
export function readNote(state: GameState, seat: Seat, typed: string): Result<string, GameRefusal> {
  const text = withoutLinks(typed.normalize('NFC').replace(CONTROL, ' '))
    .replace(ADDRESS, LEFT_OUT.address)
    .trim();
  if (text === '') return refuse({ code: 'NOTE_EMPTY' });
  if ([...text].length > MAX_NOTE) return refuse({ code: 'NOTE_TOO_LONG', limit: MAX_NOTE });
  const ply = state.turns.length;
  const written = state.notes.filter((note) => note.seat === seat && note.ply === ply).length;
  return written < MAX_NOTES_A_PLY ? ok(text) : refuse({ code: 'TOO_MANY_NOTES', limit: MAX_NOTES_A_PLY });
}

/**
 * The notes of others that came after the letter of the seat's last turn: those that its next letter tells.
 * What the operator has removed is not among them.
 */
export function notesFor(state: GameState, seat: Seat): GameState['notes'] {
  const last = state.turns.findLastIndex((turn) => turn.seat === seat);
  return state.notes.filter((note) => note.seat !== seat && note.ply >= last && note.text !== '');
}
