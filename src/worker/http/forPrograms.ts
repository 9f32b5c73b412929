/** Which paths are for programs. They get JSON, even when the request fails. */

export const isForPrograms = (path: string): boolean =>
  /^\/(?:api|operator|webhooks|oembed|healthz|\.well-known)(?:\/|$)/.test(path) && path !== '/operator';
