/** A board to stand on other sites: `/embed/ID` and `/embed/ID/PLY`. A click goes one move on; no script is needed. */

import type { Hono } from 'hono';
import { html } from 'hono/html';
import { drawPly } from '../../game/show/drawnPosition.ts';
import { type WatchedGame, watchGame } from '../access.ts';
import type { App, Ctx } from '../app.ts';
import { noSuchGame, noSuchPosition } from '../missing.ts';
import { addressesOf } from '../parts/addresses.ts';
import { BoardView } from '../parts/boardView.tsx';
import { positionWords } from '../parts/positionWords.ts';
import { SITE_NAME } from '../siteName.ts';

export function embedRoutes(app: Hono<App>): void {
  app.get('/embed/:id', async (c) => {
    const found = await watchGame(c);
    return found ? showEmbedded(c, found, found.snapshot.turns.length) : noSuchGame(c);
  });

  app.get('/embed/:id/:ply{[0-9]{1,5}}', async (c) => {
    const found = await watchGame(c);
    const ply = Number(c.req.param('ply'));
    if (!found) return noSuchGame(c);
    const last = found.snapshot.turns.length;
    return ply > last ? noSuchPosition(c, ply, last) : showEmbedded(c, found, ply);
  });
}

function showEmbedded(c: Ctx, found: WatchedGame, ply: number) {
  const { rules, snapshot, address } = found;
  const drawn = drawPly(c.var.words, rules, snapshot.options, snapshot.turns, ply);
  const last = snapshot.turns.length;
  const { title, description } = positionWords(c.var.words, found, ply);
  const { position } = addressesOf(c.var.settings, found, ply);
  const path = (to: number): string => `/embed/${address}/${to}`;
  const step = (to: number, text: string) =>
    to === ply || to < 0 || to > last ? <span class="hint">{text}</span> : <a href={path(to)}>{text}</a>;
  // After the newest position the film begins again.
  const next = ply < last ? ply + 1 : 0;
  return c.html(
    html`<!DOCTYPE html>${(
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>{`${title} · ${SITE_NAME}`}</title>
          <link rel="stylesheet" href="/style.css" />
        </head>
        <body class="embedded">
          <main>
            <a href={path(next)} title={next === 0 ? 'From the start' : `On to move ${next}`}>
              <BoardView rules={rules} pieces={drawn.pieces} marks={drawn.marks} alt={drawn.alt} />
            </a>
            <nav class="plies" aria-label="Positions">
              {step(0, 'Start')} {step(ply - 1, 'Back')} {step(ply + 1, 'On')} {step(last, 'Newest')}
              <span class="hint">
                {ply} of {last}
              </span>
            </nav>
            <h1>
              <a href={position} target="_blank" rel="noopener">
                {title}
              </a>
            </h1>
            <p class="hint">{description}</p>
          </main>
        </body>
      </html>
    )}`,
  );
}
