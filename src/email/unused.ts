/**
 * What packages import and never call here, 65 kB of it. In the bundle, wrangler.toml has this module stand
 * for it: postal-mime's conversion between HTML and text, with a table of all entities (`reading` does
 * without), and the library by which `resend` would verify webhooks (`http/programs/svix.ts` does).
 */
function unused(): never {
  throw new Error('a package calls what wrangler.toml says nobody calls: see [alias] there');
}

export {
  unused as formatHtmlHeader,
  unused as formatTextHeader,
  unused as htmlToText,
  unused as textToHtml,
  unused as Webhook,
};
