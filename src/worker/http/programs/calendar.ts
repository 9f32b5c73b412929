/** The turns that wait for a player, as a calendar (RFC 5545) at a secret address. */

import type { Hono } from 'hono';
import { rulesById } from '../../../rules/index.ts';
import type { Settings } from '../../env.ts';
import { readLink, signLink } from '../../links.ts';
import { gamesOf, type OwnGame } from '../../store/lists/games.ts';
import { type Account, accountById } from '../../store/people/accounts.ts';
import type { App } from '../app.ts';
import { nameOf } from '../parts/gameWords.ts';
import { isTurnOf } from '../parts/listedGame.ts';
import { SITE_NAME } from '../siteName.ts';

export function calendarRoutes(app: Hono<App>): void {
  app.get('/calendar/:file{.+\\.ics}', async (c) => {
    const link = readLink(c.var.settings.secret, c.req.param('file').slice(0, -'.ics'.length));
    const account = link?.purpose === 'calendar' ? await accountById(c.env.DB, link.account) : undefined;
    if (link?.purpose !== 'calendar' || account?.calendarEdition !== link.edition) {
      return c.text('There is no calendar at this address.', 404);
    }
    const { publicUrl } = c.var.settings;
    const waiting = (await gamesOf(c.env.DB, account.id)).filter((game) => isTurnOf(game, account.id));
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${SITE_NAME}//Turns//EN`,
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      `X-WR-CALNAME:${SITE_NAME}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      ...waiting.flatMap((game) => eventOf(game, publicUrl)),
      'END:VCALENDAR',
    ];
    return c.body(lines.map((line) => `${fold(line)}\r\n`).join(''), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
    });
  });
}

/** The secret address of an account's calendar. */
export const calendarAddress = (
  { publicUrl, secret }: Settings,
  { id: account, calendarEdition: edition }: Account,
): string => `${publicUrl}/calendar/${signLink(secret, { purpose: 'calendar', account, edition })}.ics`;

/** One event a turn: at its deadline, or without a clock from when it came. It leaves the time free. */
function eventOf(game: OwnGame, publicUrl: string): readonly string[] {
  const others = game.seats.filter((_, seat) => seat !== game.mySeat).map(nameOf);
  const url = `${publicUrl}/g/${game.id}`;
  const { deadline, movedAt } = game;
  return [
    'BEGIN:VEVENT',
    `UID:turn-${game.id}-${game.ply}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${instant(game.movedAt)}`,
    `DTSTART:${instant(deadline ?? movedAt)}`,
    `SUMMARY:${escapeText(`${deadline === undefined ? 'Your turn' : 'Move due'}: ${rulesById(game.rulesId)?.name ?? game.rulesId} with ${others.join(' and ')}`)}`,
    `DESCRIPTION:${escapeText(`Move ${game.ply + 1}. ${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...(deadline === undefined ? [] : ALARM),
    'END:VEVENT',
  ];
}

/** A day before. */
const ALARM = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Your turn', 'TRIGGER:-P1D', 'END:VALARM'];

/** "20901231T235959Z" */
const instant = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** Lines of at most 75 bytes; what follows begins with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
