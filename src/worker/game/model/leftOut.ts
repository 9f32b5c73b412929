/** What the log has in the place of what is left out of a note. Older logs have English words there. */
export const LEFT_OUT = { link: '{link}', address: '{address}' } as const;
