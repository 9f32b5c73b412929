/**
 * What players agree on besides moves: draws, takebacks, pauses, the end of a hopeless clock, a rematch.
 * Reached by a play link, which is signed for one seat and names the ply that the player saw.
 */
import type { Hono } from 'hono';
import { availabilityOf } from '../../../game/model/availability.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { signLink } from '../../../links.ts';
import { randomLetters } from '../../../tokens.ts';
import { commandOf } from '../../agreementCommand.ts';
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
      substitute: substituteLink(c, link),
      problems,
    }),
    problems.length > 0 ? 409 : 200,
  );

function substituteLink(
  { var: { settings } }: Ctx,
  { snapshot, seat: reader }: PlayLink,
): string | undefined {
  const { freed, id: game, phase } = snapshot;
  if (!freed || freed.by !== reader || phase !== 'playing') return undefined;
  const { seat, seq } = freed;
  return `${settings.publicUrl}/substitute/${signLink(settings.secret, { purpose: 'substitute', game, seat, seq })}`;
}
