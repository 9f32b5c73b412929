import type { Words } from '../../../words/index.ts';
import type { AccountId } from '../model/ids.ts';
import { LEFT_OUT } from '../model/leftOut.ts';
import type { Player } from '../model/snapshot.ts';

/** A note as shown to its readers: anything left out of it is described in their language. */
export const noteText = ({ records: { leftOut } }: Words, text: string): string =>
  text.replaceAll(LEFT_OUT.link, leftOut.link).replaceAll(LEFT_OUT.address, leftOut.address);

/** The seat as it was held by the account that wrote a note, before a substitute came. */
export function writerAt<T extends Player>(seat: T | undefined, account: AccountId): T | undefined {
  const before = seat?.before?.find((each) => each.account === account);
  return seat && before ? { ...seat, name: before.name } : seat;
}
