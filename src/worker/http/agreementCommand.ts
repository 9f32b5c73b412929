/** Draws, takebacks and other agreements, as forms and programs ask for them. */
import type { Seat } from '../../rules/index.ts';
import type { Command } from '../game/model/commands.ts';
import { askFor, numbersOf, OFFER_KINDS, type OfferKind, rulesOfOffer } from '../game/offers/kinds.ts';

/**
 * What a button or a program asks for: `accept draw 12` (12 is the event that made the offer), `offer
 * pause`, `claim`. An offer's numbers are passed separately. undefined: the text is none of these.
 */
export function commandOf(
  { seat, ply }: { readonly seat: Seat; readonly ply: number },
  form: Readonly<Record<string, unknown>>,
): Command | undefined {
  const [verb, noun, made] = String(form.do ?? '').split(' ');
  const seq = Number(made ?? Number.NaN);
  const which = Number.isInteger(seq) ? { seq } : {};
  const kind = OFFER_KINDS.find((known) => known === noun);
  switch (verb) {
    case 'accept':
      return kind && { type: 'acceptOffer', seat, ply, kind, ...which };
    case 'close':
      return kind && { type: 'closeOffer', seat, ply, kind, ...which };
    case 'offer':
      return kind && rulesOfOffer(kind).command === 'offer'
        ? { type: 'offer', seat, ply, offer: askFor(kind, numbersIn(form, kind)) }
        : undefined;
    case 'claim':
      return { type: 'claimTime', seat, ply };
    case 'cancel':
      return { type: 'cancelGame', seat, ply };
    case 'rematch':
      return { type: 'rematch', seat };
    default:
      return undefined;
  }
}

const numbersIn = (
  form: Readonly<Record<string, unknown>>,
  kind: OfferKind,
): Readonly<Record<string, number>> =>
  Object.fromEntries(numbersOf(kind).map(([name]) => [name, Number(form[name])]));
