import { SERVICE } from './service.ts';

/** Names nobody may take: the site's, its staff's, and the words pages use in place of a name. */
export const RESERVED_NAMES: readonly string[] = [
  SERVICE,
  `${SERVICE} Team`,
  `${SERVICE} Support`,
  ...['abuse', 'root', 'security', 'staff', 'support', 'system'],
  ...['anybody', 'nobody', 'somebody invited', 'somebody who left'],
];

/** Words that say somebody runs this site, and so stand in no name. */
export const STAFF_WORDS: readonly string[] = [
  ...['admin', 'administrator', 'hostmaster', 'moderator', 'operator', 'postmaster', 'webmaster'],
];
