import type { Words } from '../../../words/index.ts';
import { LEFT_OUT } from '../model/leftOut.ts';

/** A note as shown to its readers: anything left out of it is described in their language. */
export const noteText = ({ records: { leftOut } }: Words, text: string): string =>
  text.replaceAll(LEFT_OUT.link, leftOut.link).replaceAll(LEFT_OUT.address, leftOut.address);
