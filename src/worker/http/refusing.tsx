/**
 * The only answer of an instance whose settings are missing or wrong: it names them, and serves nothing
 * else.
 */
import { html } from 'hono/html';
import { SERVICE, wordsOf } from '../../words/index.ts';
import { faultLines } from '../env.ts';
import { log } from '../log.ts';
import type { SettingFault } from '../settings.ts';
import type { Ctx } from './app.ts';
import { isForPrograms } from './forPrograms.ts';

export function refuseToServe(c: Ctx, faults: readonly SettingFault[]) {
  // Words for the page: the language is itself a setting, and may be the one that is wrong.
  const words = wordsOf('en');
  const { title, sentence } = words.settings.refusing;
  const lines = faultLines(words, faults);
  log.error('wrongSettings', { settings: faults.map(({ setting }) => setting) });
  c.header('retry-after', '300');
  c.header('cache-control', 'no-store');
  if (isForPrograms(c.req.path)) {
    const wrong = faults.map(({ setting, code }) => ({ setting, code }));
    return c.json({ code: 'WRONG_SETTINGS', message: [sentence, ...lines].join(' '), settings: wrong }, 503);
  }
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>
          {title} · {SERVICE}
        </title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{sentence}</p>
          <ul>
            {lines.map((line) => (
              <li>{line}</li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
  return c.html(html`<!DOCTYPE html>${page}`, 503);
}
