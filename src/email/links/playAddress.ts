/** The one address that everybody may write to: it takes requests for games, and wishes for letters. */

export const playAddress = (domain: string): string => `play@${domain}`;

/** `address`: bare, no display name. */
export const isPlayAddress = (address: string, domain: string): boolean =>
  address.toLowerCase() === playAddress(domain.toLowerCase());
