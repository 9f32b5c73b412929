/** Where a game lies in the bucket ARCHIVE. */
export const ARCHIVED = 'games/';

export const keyInArchive = (id: string): string => `${ARCHIVED}${id}`;
