/** Turning the board to another player's side; the browser remembers it for all games of the kind. */
import { edgesOf, type View, viewFrom } from '../render/index.ts';
import type { AnyRules, Seat } from '../rules/index.ts';
import { part } from './parts.ts';
import { shelfOf } from './storage.ts';

export interface Turning {
  /** How the board is seen now. */
  readonly view: View;
  /** The plates must be placed again: they are new. */
  readonly place: () => void;
}

const TURNS = 'turns';

/**
 * `position`: the newest of the game. `home`: the seat whose side the server drew. `turnTo` is called with
 * each view that is chosen.
 */
export function makeTurning(
  rules: AnyRules,
  position: unknown,
  home: Seat,
  turnTo: (view: View) => void,
): Turning {
  const button = part('turn', HTMLButtonElement);
  const shelf = shelfOf(`sealed-move/board/${rules.id}`);
  const seats = rules.seats.length;
  let turns = button ? Number(shelf.get(TURNS)) % seats || 0 : 0;
  const side = (): Seat => (home + turns) % seats;
  const view = (): View => viewFrom(rules, position, side());

  const place = (): void => {
    const edges = edgesOf(rules, position, side());
    for (const edge of ['far', 'near'] as const) {
      const plates = edges[edge].flatMap(
        (seat) => document.querySelector(`.plate[data-seat="${seat}"]`) ?? [],
      );
      part(edge, HTMLElement)?.append(...plates);
    }
  };
  button?.addEventListener('click', () => {
    turns = (turns + 1) % seats;
    shelf.put(TURNS, turns === 0 ? '' : String(turns));
    place();
    turnTo(view());
  });
  if (button) button.disabled = false;
  if (turns > 0) place();
  return { view: view(), place };
}
