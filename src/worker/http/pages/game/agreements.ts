/**
 * What players agree on besides moves: draws, takebacks, pauses, ending a game whose clock has run out, a
 * rematch. The page is opened by a play link, which is signed for one seat and holds the ply the player saw.
 */
import type { Hono } from 'hono';
import { explain } from '../../../../words/index.ts';
import { readAddress } from '../../../entries.ts';
import { availabilityOf } from '../../../game/model/availability.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { signLink } from '../../../links.ts';
import { askSubstitute } from '../../../substituteLetter.ts';
import { randomLetters } from '../../../tokens.ts';
import { commandOf } from '../../agreementCommand.ts';
import type { App, Ctx } from '../../app.ts';
import { formCause } from '../../forms.ts';
import { show } from '../../layout.tsx';
import { badLink } from '../../missing.ts';
import { newestFor } from '../../parts/newestBoard.tsx';
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
    if (form.do === 'invite') return inviteSubstitute(c, link, form.address);
    const command = commandOf(link, form);
    if (!command) return showAgreements(c, link, [words.pages.agreements.pressAButton]);
    const answer = await c.env.GAMES.getByName(link.snapshot.id).execute(command, formCause(link.seat, form));
    return answer.ok
      ? c.redirect(`/play/${link.token}/agreements`, 303)
      : showAgreements(c, link, explainGameRefusal(words, answer.error, link.rules));
  });
}

async function showAgreements(c: Ctx, link: PlayLink, problems: readonly string[], done?: string) {
  const known = await newestFor(c.env, link, link.ply);
  return show(
    c,
    agreementsPage(c.var.words, {
      link,
      now: Date.now(),
      zone: availabilityOf(link.snapshot, link.seat).zone,
      known,
      nonce: () => randomLetters(20),
      substitute: substituteLink(c, link),
      problems,
      done,
    }),
    problems.length > 0 ? 409 : 200,
  );
}

function substituteLink(
  { var: { settings } }: Ctx,
  { snapshot, seat: reader }: PlayLink,
): string | undefined {
  const { freed, id: game, phase } = snapshot;
  if (!freed || freed.by !== reader || phase !== 'playing') return undefined;
  const { seat, seq } = freed;
  return `${settings.publicUrl}/substitute/${signLink(settings.secret, { purpose: 'substitute', game, seat, seq })}`;
}

async function inviteSubstitute(c: Ctx, link: PlayLink, typed: unknown): Promise<Response> {
  const { words } = c.var;
  const url = substituteLink(c, link);
  const { snapshot, seat: by } = link;
  if (url === undefined || !snapshot.freed)
    return showAgreements(c, link, [words.refusals.games.SEAT_NOT_FREE]);
  const address = readAddress(typed);
  if (!address.ok) return showAgreements(c, link, [explain(words.pages.forms.refusals, address.error)]);
  const of = snapshot.freed.seat;
  const asked = await askSubstitute(c.env, {
    snapshot,
    by,
    of,
    address: address.value,
    link: url,
    now: Date.now(),
  });
  const text = words.pages.agreements.freed;
  return asked === 'asked'
    ? showAgreements(c, link, [], text.asked(address.value))
    : showAgreements(c, link, [text.problems[asked]]);
}
