/**
 * Turning letters off and on by the link in every game letter. A POST without a form is RFC 8058's one-click
 * unsubscribe, and turns off whatever the link is for.
 */
import type { Hono } from 'hono';
import type { AccountId, GameId } from '../../../game/model/ids.ts';
import { ALL_GAMES, readLink } from '../../../links.ts';
import {
  gameModeOf,
  mailSettingsOf,
  setGameMode,
  turnAllOff,
  turnOn,
} from '../../../store/mail/mailSettings.ts';
import type { App, Ctx } from '../../app.ts';
import { show } from '../../layout.tsx';
import { badLink } from '../../missing.ts';
import { unsubscribePage } from './unsubscribePage.tsx';

export function unsubscribeRoutes(app: Hono<App>): void {
  app.get('/unsubscribe/:token', async (c) => {
    const link = readUnsubscribe(c);
    return link ? showState(c, link) : badLink(c, 'unsubscribe');
  });

  app.post('/unsubscribe/:token', async (c) => {
    const link = readUnsubscribe(c);
    if (!link) return badLink(c, 'unsubscribe');
    await changeMode(c.env.DB, link, (await c.req.parseBody()).letters, Date.now());
    return showState(c, link);
  });
}

interface Unsubscribe {
  readonly account: AccountId;
  /** May be `ALL_GAMES`. */
  readonly game: GameId;
}

function readUnsubscribe(c: Ctx): Unsubscribe | undefined {
  const link = readLink(c.var.settings.secrets, c.req.param('token') ?? '');
  return link?.purpose === 'unsubscribe' ? link : undefined;
}

async function changeMode(db: D1Database, { account, game }: Unsubscribe, wanted: unknown, now: number) {
  if (wanted === 'on') {
    await (game === ALL_GAMES ? turnOn(db, account, now) : setGameMode(db, account, game, 'each', now));
  } else if (wanted === 'all-off' || game === ALL_GAMES) {
    await turnAllOff(db, account);
  } else {
    await setGameMode(db, account, game, 'quiet', now);
  }
}

async function showState(c: Ctx, { account, game }: Unsubscribe) {
  const { mode } = await mailSettingsOf(c.env.DB, account);
  const own = game === ALL_GAMES ? undefined : await gameModeOf(c.env.DB, account, game);
  return show(
    c,
    unsubscribePage(c.var.words, { game, mode: own ?? mode, modeOfAll: mode, action: c.req.path }),
  );
}
