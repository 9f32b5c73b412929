/** Who runs this instance, what it stores about people, and where to report a security problem. */
import type { Hono } from 'hono';
import { DAY } from '../../../clock/units.ts';
import type { App } from '../../app.ts';
import { answerNothing } from '../../failures.ts';
import { show } from '../../layout.tsx';
import { imprintPage, privacyPage } from './imprintPage.tsx';

/** RFC 9116 recommends less than a year. */
const GOOD_FOR = 180 * DAY;

export function imprintRoutes(app: Hono<App>): void {
  app.get('/imprint', (c) => {
    const { imprint, contact } = c.var.settings;
    return (imprint ?? contact) ? show(c, imprintPage(c.var.words, { imprint, contact })) : answerNothing(c);
  });

  app.get('/privacy', (c) => show(c, privacyPage(c.var.words, c.var.settings)));
}

/** https://www.rfc-editor.org/rfc/rfc9116 */
export function securityTxtRoutes(app: Hono<App>): void {
  app.get('/.well-known/security.txt', (c) => {
    const { contact, publicUrl, language } = c.var.settings;
    if (contact === undefined) return answerNothing(c);
    // Rounded to the day, so that the file changes only once a day.
    const until = new Date(Math.floor(Date.now() / DAY) * DAY + GOOD_FOR).toISOString();
    return c.text(
      [
        `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
        `Expires: ${until}`,
        `Preferred-Languages: ${language}`,
        `Canonical: ${publicUrl}/.well-known/security.txt`,
        '',
      ].join('\n'),
    );
  });
}
