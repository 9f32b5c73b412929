/** What the log holds in place of text left out of a note. Older logs have English words there. */
export const LEFT_OUT = { link: '{link}', address: '{address}' } as const;
