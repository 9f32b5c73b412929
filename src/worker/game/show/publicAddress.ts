/** What names a game in addresses: its id, or for a private one a signed token in the id's place. */

import type { Settings } from '../../env.ts';
import { signLink } from '../../links.ts';
import type { GameSnapshot } from '../model/snapshot.ts';

type Named = Pick<GameSnapshot, 'id' | 'isPrivate'>;

/** For whoever knows nobody: mail programs, feed readers, other sites, and those with whom a link is shared. */
export const openAddress = (
  { secret }: Settings,
  { id, isPrivate, watchEdition }: Named & Pick<GameSnapshot, 'watchEdition'>,
): string => (isPrivate ? signLink(secret, { purpose: 'watch', game: id, edition: watchEdition }) : id);

/** For the picture of one position, which stays good when the watch link is renewed. */
export const pictureAddress = ({ secret }: Settings, { id, isPrivate }: Named, ply: number): string =>
  isPrivate ? signLink(secret, { purpose: 'picture', game: id, ply }) : id;
