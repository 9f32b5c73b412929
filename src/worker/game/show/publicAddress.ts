/** What stands for a game in URLs that anybody may see: its id or, for a private game, a signed token. */

import type { AnyRules } from '../../../rules/index.ts';
import type { Settings } from '../../env.ts';
import { signLink } from '../../links.ts';
import type { GameSnapshot } from '../model/snapshot.ts';
import { formatPictureName, type PictureName } from './pictureName.ts';

type Named = Pick<GameSnapshot, 'id' | 'isPrivate'>;

/**
 * For readers who are not signed in: mail programs, feed readers, other sites, and anyone a link is shared
 * with.
 */
export const openAddress = (
  { secret }: Settings,
  { id, isPrivate, watchEdition }: Named & Pick<GameSnapshot, 'watchEdition'>,
): string => (isPrivate ? signLink(secret, { purpose: 'watch', game: id, edition: watchEdition }) : id);

/** Stands for the game in the address of a picture. A renewed watch link does not void it. */
const picturedAddress = ({ secret }: Settings, { id, isPrivate }: Named, ply: number): string =>
  isPrivate ? signLink(secret, { purpose: 'picture', game: id, ply }) : id;

/**
 * The path of a position's picture. Those in old letters still load, whatever has happened since. Sides can
 * be named only where the rules are known.
 */
export const picturePath = (
  settings: Settings,
  game: Named,
  rules: AnyRules | undefined,
  picture: PictureName,
): string => `/g/${picturedAddress(settings, game, picture.ply)}/${formatPictureName(rules, picture)}`;
