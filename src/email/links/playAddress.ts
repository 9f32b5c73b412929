/** The one address anybody may write to: it takes requests for games, and changes of letter settings. */

export const playAddress = (domain: string): string => `play@${domain}`;

/** `address`: the bare address, without a display name. */
export const isPlayAddress = (address: string, domain: string): boolean =>
  address.toLowerCase() === playAddress(domain.toLowerCase());
