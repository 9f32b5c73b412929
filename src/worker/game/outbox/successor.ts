import { sha256Letters } from '../../sha256.ts';
import { asGameId, type GameId } from '../model/ids.ts';

/**
 * The id of the game that follows on `id`. It follows from that id alone, so that repeated work makes the
 * game once. A rematch that came to nothing can be asked for again: that game is the next edition.
 */
export const successorOf = (id: GameId, edition = 1): GameId =>
  asGameId(sha256Letters(edition === 1 ? `after ${id}` : `after ${id} ${edition}`, id.length));
