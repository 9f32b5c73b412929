/**
 * The accounts of machine players. They are known by their ids alone: they have no row in D1, no address, and
 * get no letters.
 */
import { LEVELS, type Level } from '../../../bots/index.ts';
import { type AccountId, asAccountId } from './ids.ts';

interface MachineAccount {
  readonly account: AccountId;
  readonly level: Level;
}

/** In games of three, two seats may be machines of one level; nobody sits at two seats of a table. */
const AT_ONE_TABLE = 2;

const MACHINES: readonly MachineAccount[] = LEVELS.flatMap((level) =>
  Array.from({ length: AT_ONE_TABLE }, (_, other) => ({
    account: asAccountId(other === 0 ? level : `${level}${other + 1}`),
    level,
  })),
);

/** The level at which an account plays; undefined: it is no machine's. */
export const levelOf = (account: AccountId): Level | undefined =>
  MACHINES.find((machine) => machine.account === account)?.level;

export const isMachine = (account: AccountId): boolean => levelOf(account) !== undefined;

/** A machine of that level that is not at the table yet; undefined: all of them are. */
export const machineFor = (
  level: Level,
  table: readonly (AccountId | null | undefined)[],
): AccountId | undefined =>
  MACHINES.find((machine) => machine.level === level && !table.includes(machine.account))?.account;

/** What a machine is called in a game's log. */
export const nameOfMachine = (level: Level): string => level.charAt(0).toUpperCase() + level.slice(1);
