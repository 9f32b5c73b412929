/** What people fill in: the fields that several pages have, and why an entry is refused. */
export const forms = {
  name: {
    label: 'Your name at the board',
    hint: 'Everybody can see it.',
  },
  changedTooOften: (most: number): string =>
    `This was changed ${most} times today, and no more is possible in a day. Nothing was changed this time; try again tomorrow.`,
  refusals: {
    ADDRESS_MISSING: 'The e-mail address is missing.',
    NOT_AN_ADDRESS: ({ text }: { readonly text: string }): string =>
      `“${text}” is not an e-mail address. One looks like ada@example.org.`,
    NAME_MISSING: 'A name is missing: the other players will see it.',
    NAME_TOO_LONG: ({ most }: { readonly most: number }): string =>
      `The name is longer than ${most} letters.`,
    NAME_NOT_SHOWABLE: 'The name holds characters that cannot be shown.',
    NAME_IS_A_LINK: 'Please give a name, not an address or a link: everybody can see it.',
  },
};
