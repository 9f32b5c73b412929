/** Forms: the fields several pages share, and why an entry is refused. */
export const forms = {
  name: {
    label: 'Your name at the board',
    hint: 'Everybody can see it.',
  },
  zone: {
    label: 'Your time zone',
    hint: 'Times and deadlines are told in it, in letters and here. Like Europe/Berlin.',
  },
  changedTooOften: (most: number): string =>
    `This was changed ${most} times today, the most for one day. Nothing was changed this time; try again tomorrow.`,
  reports: {
    REPORT_EMPTY: 'Please say what happened: the report is empty.',
    REPORT_TOO_LONG: ({ most }: { readonly most: number }): string =>
      `The report is longer than ${most} characters. Please shorten it; nothing was sent.`,
    TOO_MANY_REPORTS: ({ most }: { readonly most: number }): string =>
      `You have sent ${most} reports today, the most for one day. This one was not sent; try again tomorrow.`,
  },
  refusals: {
    ADDRESS_MISSING: 'The e-mail address is missing.',
    NOT_AN_ADDRESS: ({ text }: { readonly text: string }): string =>
      `“${text}” is not an e-mail address. It should look like ada@example.org.`,
    NAME_MISSING: 'A name is missing: the other players will see it.',
    NAME_TOO_LONG: ({ most }: { readonly most: number }): string =>
      `The name is longer than ${most} letters.`,
    NAME_NOT_SHOWABLE: 'The name contains characters that cannot be shown.',
    NAME_WITHOUT_LETTERS: 'The name contains neither a letter nor a digit. Please give one that can be read.',
    NAME_RESERVED: ({ name }: { readonly name: string }): string =>
      `“${name}” would pass for this site or whoever runs it. Please choose another name.`,
    NAME_MIXES_SCRIPTS:
      'One word of the name mixes letters of several scripts, so that it could pass for another. Please use one script in a word.',
    NAME_IS_A_LINK: 'Please give a name, not an address or a link: everybody can see it.',
  },
};
