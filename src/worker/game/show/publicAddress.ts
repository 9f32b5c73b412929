/** What stands for a game in URLs that anybody may see: its id or, for a private game, a signed token. */

import type { Settings } from '../../env.ts';
import { signLink } from '../../links.ts';
import type { GameSnapshot } from '../model/snapshot.ts';

type Named = Pick<GameSnapshot, 'id' | 'isPrivate'>;

/**
 * For readers who are not signed in: mail programs, feed readers, other sites, and anyone a link is shared
 * with.
 */
export const openAddress = (
  { secret }: Settings,
  { id, isPrivate, watchEdition }: Named & Pick<GameSnapshot, 'watchEdition'>,
): string => (isPrivate ? signLink(secret, { purpose: 'watch', game: id, edition: watchEdition }) : id);

/**
 * For the picture of one position. Renewing the watch link does not void it, so pictures in old letters still
 * load.
 */
export const pictureAddress = ({ secret }: Settings, { id, isPrivate }: Named, ply: number): string =>
  isPrivate ? signLink(secret, { purpose: 'picture', game: id, ply }) : id;
