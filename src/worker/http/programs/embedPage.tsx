/** The embedded board. It may not run scripts, so a click is a link one move forward. */
import { html } from 'hono/html';
import { viewFrom } from '../../../render/index.ts';
import { SERVICE, type Words } from '../../../words/index.ts';
import type { Settings } from '../../env.ts';
import { drawPly, type Known } from '../../game/show/drawnPosition.ts';
import type { WatchedGame } from '../access.ts';
import { addressesOf } from '../parts/addresses.ts';
import { BoardView } from '../parts/boardView.tsx';
import { positionWords } from '../parts/positionWords.ts';

export interface EmbedFacts {
  readonly settings: Settings;
  readonly found: WatchedGame;
  readonly ply: number;
  readonly known: Known;
}

/** A whole document. */
export function embedPage(words: Words, { settings, found, ply, known }: EmbedFacts) {
  const { rules, snapshot, address } = found;
  const text = words.pages.embed;
  const drawn = drawPly(words, rules, snapshot.options, snapshot.turns, ply, {}, known);
  const last = snapshot.turns.length;
  const newest = known(last);
  const { title, description } = positionWords(words, found, ply);
  const { position } = addressesOf(settings, found, ply);
  const path = (to: number): string => `/embed/${address}/${to}`;
  // After the newest position it starts over.
  const next = ply < last ? ply + 1 : 0;
  return html`<!DOCTYPE html>${(
    <html lang={settings.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${SERVICE}`}</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body class="embedded">
        <main>
          <a href={path(next)} title={next === 0 ? text.fromStart : text.onTo(next)}>
            <BoardView
              words={words}
              rules={rules}
              pieces={drawn.pieces}
              marks={drawn.marks}
              arrows={drawn.arrows}
              view={viewFrom(rules, newest.position, 0)}
              alt={drawn.alt}
            />
          </a>
          <Plies words={words} ply={ply} last={last} path={path} />
          <h1>
            <a href={position} target="_blank" rel="noopener">
              {title}
            </a>
          </h1>
          <p class="hint">{description}</p>
        </main>
      </body>
    </html>
  )}`;
}

interface PliesFacts {
  readonly words: Words;
  readonly ply: number;
  readonly last: number;
  /** A position's address. */
  readonly path: (ply: number) => string;
}

/** The links to the other positions. */
const Plies = ({ words, ply, last, path }: PliesFacts) => {
  const text = words.pages.embed;
  const step = (to: number, label: string) =>
    to === ply || to < 0 || to > last ? <span class="hint">{label}</span> : <a href={path(to)}>{label}</a>;
  return (
    <nav class="plies" aria-label={text.positions}>
      {step(0, text.start)} {step(ply - 1, text.back)} {step(ply + 1, text.on)} {step(last, text.newest)}
      <span class="hint">{text.of(ply, last)}</span>
    </nav>
  );
};
