/**
 * What players agree on besides moves: draws, takebacks, pauses, the end of a hopeless clock, a rematch.
 * Reached by a play link, which is signed for one seat and names the ply that the player saw.
 */
import type { Hono } from 'hono';
import { availabilityOf } from '../../../game/model/availability.ts';
import type { Command } from '../../../game/model/commands.ts';
import { askFor, numbersOf, OFFER_KINDS, type OfferKind, rulesOfOffer } from '../../../game/offers/kinds.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { randomLetters } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { formCause } from '../../forms.ts';
import { show } from '../../layout.tsx';
import { badLink } from '../../missing.ts';
import { agreementsPage } from './agreementsPage.tsx';
import { openPlayLink, type PlayLink } from './gameLinks.ts';

export function agreementRoutes(app: Hono<App>): void {
  app.get('/play/:token/agreements', async (c) => {
    const link = await openPlayLink(c);
    return link ? showAgreements(c, link, []) : badLink(c, 'agreements');
  });

  app.post('/play/:token/agreements', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'agreements');
    const { words } = c.var;
    const form = await c.req.parseBody();
    const command = commandOf(link, form);
    if (!command) return showAgreements(c, link, [words.pages.agreements.pressAButton]);
    const answer = await c.env.GAMES.getByName(link.snapshot.id).execute(command, formCause(link.seat, form));
    return answer.ok
      ? c.redirect(`/play/${link.token}/agreements`, 303)
      : showAgreements(c, link, explainGameRefusal(words, answer.error, link.rules));
  });
}

const showAgreements = (c: Ctx, link: PlayLink, problems: readonly string[]) =>
  show(
    c,
    agreementsPage(c.var.words, {
      link,
      now: Date.now(),
      zone: availabilityOf(link.snapshot, link.seat).zone,
      nonce: () => randomLetters(20),
      problems,
    }),
    problems.length > 0 ? 409 : 200,
  );

/**
 * What a button asks for; its value is `accept draw 12` (the event that made the offer), `offer pause` or
 * `claim`.
 */
function commandOf({ seat, ply }: PlayLink, form: Readonly<Record<string, unknown>>): Command | undefined {
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
