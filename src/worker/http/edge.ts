/** Refusals that come before any other work: bodies that are too large, and clients that post too fast. */
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { BODY } from '../limits.ts';
import type { App, Ctx } from './app.ts';
import { bearerOf } from './bearer.ts';
import { isForPrograms } from './forPrograms.ts';
import { showNothing } from './layout.tsx';
import { machineOf } from './machine.ts';
import { linkIn } from './requestLink.ts';

/** Routes that take more than a form. The operator's bodies are only measured after the token was checked. */
const LARGER: readonly (readonly [RegExp, number])[] = [
  [/^\/verify$/, BODY.log],
  [/^\/webhooks\//, BODY.webhook],
];

/** Refuses a body by its declared length, or without one, as soon as it has grown too long. */
export const boundedBody = createMiddleware<App>((c, next) => {
  if (c.req.path.startsWith('/operator/')) return next();
  const maxSize = LARGER.find(([path]) => path.test(c.req.path))?.[1] ?? BODY.usual;
  return limited(c, next, maxSize);
});

/** The same for a restore, once the operator's token was checked. */
export const boundedBackup = createMiddleware<App>((c, next) => limited(c, next, BODY.restore));

const limited = (c: Ctx, next: () => Promise<void>, maxSize: number) =>
  bodyLimit({ maxSize, onError: () => tooLarge(c, maxSize) })(c, next);

function tooLarge(c: Ctx, most: number) {
  const { words } = c.var;
  const kilobytes = Math.floor(most / 1000);
  if (isForPrograms(c.req.path)) {
    return c.json({ code: 'BODY_TOO_LARGE', message: words.api.bodyTooLarge(kilobytes) }, 413);
  }
  const { title, sentence } =
    c.req.path === '/verify' ? words.pages.verify.tooLong : words.pages.layout.tooLarge;
  return showNothing(c, title, sentence(kilobytes), 413);
}

/** Refuses a form that cannot be read, before a handler fails over it. Goes after the body's limit. */
export const readableForm = createMiddleware<App>(async (c, next) => {
  const isForm = /^multipart\/form-data/i.test(c.req.header('content-type') ?? '');
  if (c.req.method !== 'POST' || !isForm) return next();
  try {
    // Kept by Hono: the handler gets what was read here.
    await c.req.parseBody();
  } catch {
    return notAForm(c);
  }
  return next();
});

/** Programs' bodies are JSON or signed as they stand, and the operator's are measured further on. */
export const readableFormOfPages = createMiddleware<App>((c, next) =>
  isForPrograms(c.req.path) ? next() : readableForm(c, next),
);

function notAForm(c: Ctx) {
  const { words } = c.var;
  const { title, sentence } = words.pages.layout.notAForm;
  if (isForPrograms(c.req.path)) return c.json({ code: 'NOT_A_FORM', message: sentence }, 400);
  return showNothing(c, title, sentence, 400);
}

/** Providers post these for many people from few machines, and do not repeat what was refused. */
const NOT_COUNTED = /^\/(webhooks|operator|unsubscribe)\//;

/** What changes something here, or tries to. */
const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE']);

/** Limits posts per machine, and per seat when a seat's token comes with them. */
export const slowMachines = createMiddleware<App>(async (c, next) => {
  if (!WRITES.has(c.req.method) || NOT_COUNTED.test(c.req.path)) return next();
  const keys = [c.var.settings.isLocal ? undefined : `machine:${machineOf(c)}`, seatOf(c)];
  return (await mayWrite(c, keys)) ? next() : tooFast(c);
});

/** Limits posts per signed-in account. */
export const slowAccounts = createMiddleware<App>(async (c, next) => {
  const { account } = c.var;
  if (c.req.method !== 'POST' || !account) return next();
  return (await mayWrite(c, [`account:${account.id}`])) ? next() : tooFast(c);
});

async function mayWrite(c: Ctx, keys: readonly (string | undefined)[]): Promise<boolean> {
  const known = keys.filter((key) => key !== undefined);
  const answers = await Promise.all(known.map((key) => c.env.WRITE_LIMIT.limit({ key })));
  return answers.every(({ success }) => success);
}

/** The seat whose token is in the path or in the Authorization header. */
function seatOf(c: Ctx): string | undefined {
  const inPath = /^\/(?:play|confirm|invitation|substitute)\/([^/]+)/.exec(c.req.path)?.[1];
  const token = inPath ?? bearerOf(c);
  const link = token === undefined ? undefined : linkIn(c, token);
  return link && 'seat' in link ? `seat:${link.game}:${link.seat}` : undefined;
}

function tooFast(c: Ctx) {
  const { words } = c.var;
  c.header('retry-after', '60');
  if (isForPrograms(c.req.path)) return c.json({ code: 'TOO_FAST', message: words.api.tooFast }, 429);
  const { title, sentence } = words.pages.layout.tooFast;
  return showNothing(c, title, sentence, 429);
}
