import { SERVICE } from './service.ts';

/** Names nobody may take: the site's, its staff's, and the words pages use in place of a name. */
export const RESERVED_NAMES: readonly string[] = [
  SERVICE,
  `${SERVICE} Team`,
  `${SERVICE} Support`,
  ...['abuse', 'admin', 'administrator', 'hostmaster', 'moderator', 'operator', 'postmaster', 'root'],
  ...['security', 'staff', 'support', 'system', 'webmaster'],
  ...['anybody', 'nobody', 'somebody invited', 'somebody who left'],
];
