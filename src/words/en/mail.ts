/** What mail servers are told when they bring mail that is not taken; they tell the sender. */
export const mail = {
  rejections: {
    NO_SUCH_ADDRESS: 'There is no such address here. Answer one of our letters.',
    TOO_LARGE: ({ kilobytes }: { readonly kilobytes: number }): string =>
      `Your answer is too large (at most ${kilobytes} kB): send the move as text, without attachments.`,
    UNREADABLE: 'Your answer could not be read: send the move as plain text.',
  },
};
