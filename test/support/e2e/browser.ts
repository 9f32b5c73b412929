/** A real Chromium. Where none is installed, `CHROMIUM` names one. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const chromiumPath = PLACES.find((place) => place !== undefined && existsSync(place));

export function openBrowser(): Promise<Browser> {
  if (!chromiumPath) throw new Error('no Chromium found: install one, or name it in CHROMIUM');
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
