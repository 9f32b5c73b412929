/** A finished game that is shown where there is no other: Hibryd, to the fourth Gray piece captured. */
import { type Caption, filmOf, viewFrom } from '../../../render/index.ts';
import { type AnyRules, asRulesId, completeOptions, rulesById } from '../../../rules/index.ts';
import { standingAfter } from '../evolve/turns.ts';
import { scenesOf } from './drawnPosition.ts';

const MOVES = [
  ...['f4-g3', 'a6-b5', 'b3-b4', 'f3-f4/e3-d3', 'c6-d5/e1-e2', 'b4-c4/a5-b4', 'g3-f3/d3-c3'],
  ...['b8-c7/e5-e4', 'd1-c1/e2-d2', 'f2-g1', 'd5-c5/d2-c3'],
];

/** The rules it is played by. */
export function filmedRules(): AnyRules {
  const rules = rulesById(asRulesId('hibryd'));
  if (!rules) throw new Error('the filmed game has no rules');
  return rules;
}

/** The film as an SVG file, seen from the first seat. */
export function sampleFilm(caption: Caption): string {
  const rules = filmedRules();
  const options = completeOptions(rules, {});
  if (!options.ok) throw new Error('the filmed game has no usual options');
  const turns = MOVES.map((move, ply) => ({ seat: ply % rules.seats.length, at: 0, move }));
  const { position } = standingAfter(rules, options.value, turns);
  return filmOf([...scenesOf(rules, options.value, turns, viewFrom(rules, position, 0))], caption);
}
