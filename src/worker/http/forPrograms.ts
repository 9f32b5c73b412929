/** Which paths programs ask for: they are answered in JSON, whatever becomes of the request. */

export const isForPrograms = (path: string): boolean =>
  /^\/(?:api|operator|webhooks|oembed|healthz|\.well-known)(?:\/|$)/.test(path) && path !== '/operator';
