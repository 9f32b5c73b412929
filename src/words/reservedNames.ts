import { SERVICE } from './service.ts';

/** What nobody is called here: the site, its people, and the names that pages give to nobody. */
export const RESERVED_NAMES: readonly string[] = [
  SERVICE,
  `${SERVICE} Team`,
  `${SERVICE} Support`,
  ...['abuse', 'admin', 'administrator', 'hostmaster', 'moderator', 'operator', 'postmaster', 'root'],
  ...['security', 'staff', 'support', 'system', 'webmaster'],
  ...['anybody', 'nobody', 'somebody invited', 'somebody who left'],
];
