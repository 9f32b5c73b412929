/** Where a page of a list of games begins, as it stands in addresses. */
import { parseGameId } from '../game/model/ids.ts';
import type { Place } from '../store/lists/paging.ts';

export const formatCursor = ({ at, id }: Place): string => `${at}.${id}`;

/** undefined: not one of ours. */
export function parseCursor(text: string): Place | undefined {
  const [, at = '', name = ''] = /^(\d{1,16})\.([a-z2-7]{12})$/.exec(text) ?? [];
  const id = parseGameId(name);
  return id && Number.isSafeInteger(Number(at)) ? { at: Number(at), id } : undefined;
}
