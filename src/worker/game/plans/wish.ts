/** What a player can ask of their plan. Nothing happens in the game by it. */
import type { Seat } from '../../../rules/index.ts';
import type { PlanEdit } from './edit.ts';
import type { PlanRequest } from './save.ts';

export type Wish =
  /** Lines as written by mail; they add to the plan, or replace it. */
  | {
      readonly wish: 'text';
      readonly seat: Seat;
      readonly ply: number;
      readonly text: string;
      readonly adds: boolean;
    }
  /** `playsForced`: switched together with the plan, or not at all. */
  | ({ readonly wish: 'plan'; readonly playsForced?: boolean } & PlanRequest)
  | ({ readonly wish: 'edit'; readonly seat: Seat } & PlanEdit)
  | { readonly wish: 'noPlan'; readonly seat: Seat }
  /** Whether it plays on whatever its owner loses. */
  | { readonly wish: 'guard'; readonly seat: Seat; readonly isUnguarded: boolean }
  | { readonly wish: 'forced'; readonly seat: Seat; readonly playsForced: boolean };
