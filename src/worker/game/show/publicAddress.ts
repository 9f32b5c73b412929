/**
 * What names a game in addresses that anybody may see: its id, or in a private game a signed token in its
 * place.
 */

import type { Settings } from '../../env.ts';
import { signLink } from '../../links.ts';
import type { GameSnapshot } from '../model/snapshot.ts';

type Named = Pick<GameSnapshot, 'id' | 'isPrivate'>;

/**
 * For those who are not signed in: mail programs, feed readers, other sites, and whoever a link is shared
 * with.
 */
export const openAddress = (
  { secret }: Settings,
  { id, isPrivate, watchEdition }: Named & Pick<GameSnapshot, 'watchEdition'>,
): string => (isPrivate ? signLink(secret, { purpose: 'watch', game: id, edition: watchEdition }) : id);

/**
 * For the picture of one position. Renewing the watch link does not void it, so pictures in old letters stay.
 */
export const pictureAddress = ({ secret }: Settings, { id, isPrivate }: Named, ply: number): string =>
  isPrivate ? signLink(secret, { purpose: 'picture', game: id, ply }) : id;
