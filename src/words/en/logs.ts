/** What was found in exported logs. */
import { moves } from './moves.ts';

interface At {
  /** The number of the event. */
  readonly seq: number;
}

export const logs = {
  /** What is wrong with a log. */
  flaws: {
    EMPTY: 'There is no log in it.',
    NOT_A_RECORD: ({ line }: { readonly line: number }): string => `Line ${line} is not a record of a log.`,
    BROKEN_CHAIN: ({ seq }: At): string =>
      `The chain breaks at event ${seq}: it, or what came before, is not what was logged.`,
    UNKNOWN_EVENT: ({ seq }: At): string => `Event ${seq} is none that this service knows.`,
    OTHER_RULES: ({ version, rulesId }: { readonly version: number; readonly rulesId: string }): string =>
      `The game was played by version ${version} of the rules “${rulesId}”, which is not here.`,
    BROKEN_SEAL: ({ seq }: At): string => `What is told beside event ${seq} is not what was sealed in it.`,
    IMPOSSIBLE_EVENT: ({ seq, type }: At & { readonly type: string }): string =>
      `Event ${seq} (${type}) cannot follow those before it.`,
    ILLEGAL_MOVE: ({ seq, move }: At & { readonly move: string }): string =>
      `The move ${move} of event ${seq} is not legal there.`,
    OTHER_SPELLING: (at: At & { readonly move: string; readonly canonical: string }): string =>
      `The move ${at.move} of event ${at.seq} would have been logged as ${at.canonical}.`,
    NOT_ITS_MOVE: (at: At & { readonly move: string; readonly computed: string }): string =>
      `A machine is said to have ${moves.played(at.move)} in event ${at.seq}, but from what is logged it ${moves.plays(at.computed)}.`,
    WRONG_RESULT: ({ seq }: At): string => `The result in event ${seq} is not the one that the rules give.`,
    WRONG_TIMES: ({ seq }: At): string => `The clocks after event ${seq} are not those that follow from it.`,
    CUT_OFF: 'The log ends before all is told that the last thing to happen brought with it.',
  },
  /** Who vouches for a sound log. `service`: whose signature it claims to be. */
  vouched: {
    unsigned: (): string =>
      'Unbroken, and not signed: whoever can compute hashes can write such a log. The address of a log with ?signed at its end gives it with the signature of its service.',
    signed: (service: string): string => `Signed by ${service}: this is its log up to the last hash.`,
    noKeys: (service: string): string =>
      `Unbroken. It carries a signature of ${service}, which was not checked: give its keys, at ${service}/.well-known/sealed-move-keys.json.`,
    otherKey: (service: string): string =>
      `Unbroken. It carries a signature in the name of ${service}, by a key that is not among the keys given.`,
    otherLog: (service: string): string =>
      `Unbroken, but the signature of ${service} at its end is for another log, or for more or less of this one.`,
    forged: (service: string): string =>
      `Unbroken, but the signature at its end was not made by the key of ${service}.`,
  },
  /** About the log of an unfinished game; `name`: who is to move. */
  goesOn: (name: string | undefined): string =>
    name === undefined
      ? 'It ends before the game does; the service’s log may go on.'
      : `It ends while ${name} is to move; the service’s log may go on.`,
  /** What else there is to know about a sound log. The lists hold event numbers. */
  remarks: ({ otherZones, opened, sealed, withheld, isDue, machineMoves }: Remarked): readonly string[] => [
    ...(machineMoves && machineMoves.proved.length > 0
      ? [
          machineMoves.proved.length === 1
            ? 'The move of a machine was computed again, and is the one that was logged.'
            : `The ${machineMoves.proved.length} moves of machines were computed again, and are those that were logged.`,
        ]
      : []),
    ...(machineMoves && machineMoves.ofOthers.length > 0
      ? [
          `In ${eventsWord(machineMoves.ofOthers)} a machine of another version moved; this was not computed again.`,
        ]
      : []),
    ...(otherZones.length > 0
      ? [
          `The deadlines of ${eventsWord(otherZones)} were computed by another edition of the time zones, by which clocks differ by at most a day. They stand as they were logged.`,
        ]
      : []),
    ...(opened.length > 0
      ? [`What is sealed in ${eventsWord(opened)} is told beside, and was checked against its seal.`]
      : []),
    ...(sealed.length > 0
      ? [
          `Something is sealed in ${eventsWord(sealed)}: who was invited, a player’s time zone, quiet hours and vacation, or a name or a note that was removed since. The chain goes over its digest; times that depend on it are taken as they stand.`,
        ]
      : []),
    ...(withheld.length > 0
      ? [
          `The same is left out of ${eventsWord(withheld)}, logged before such things were sealed: ${withheld.length === 1 ? 'its hash' : 'their hashes'} could not be checked.`,
        ]
      : []),
    ...(isDue
      ? [
          'It ends while something is due: by what all have consented to, more happened along with its last event. It was cut off there, or is from before consent was counted so.',
        ]
      : []),
  ],
};

interface Remarked {
  readonly otherZones: readonly number[];
  /** Sealed and disclosed; sealed and not disclosed; left out of an unsealed record. */
  readonly opened: readonly number[];
  readonly sealed: readonly number[];
  readonly withheld: readonly number[];
  /** The moves of machines that were computed again, and those that could not be. */
  readonly machineMoves?: {
    readonly proved: readonly number[];
    readonly ofOthers: readonly number[];
  };
  readonly isDue: boolean;
}

const eventsWord = (seqs: readonly number[]): string =>
  `${seqs.length === 1 ? 'event' : 'events'} ${seqs.join(', ')}`;
