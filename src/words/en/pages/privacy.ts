/** An account's sessions and blocked players, and all data about it. */
export const privacy = {
  title: 'Sessions and data',
  sessions: {
    title: 'Signed in',
    since: (time: string): string => `Since ${time}`,
    here: '(this browser)',
    signOut: 'Sign out',
    everywhere: 'Sign out everywhere',
  },
  blocked: {
    title: 'Blocked players',
    none: 'None. You can block somebody on their page, or from an invitation of theirs.',
    unnamed: 'Somebody without a name',
    unblock: 'Unblock',
  },
  data: {
    title: 'Your data',
    export: 'Download everything we know about you',
    aboutExport: 'A JSON file. The logs of your games are on their own pages, under “Share”.',
  },
  exportedTooOften: {
    title: 'Not again today',
    sentence: (most: number): string => `You downloaded this ${most} times today. Try again tomorrow.`,
  },
  blockedTooMany: {
    title: 'Not blocked',
    sentence: (most: number): string =>
      `You block ${most} players, which is the most possible. Unblock some of them first, under “Sessions and data”.`,
  },
  delete: {
    title: 'Delete the account',
    whatGoes:
      'Your address, name, settings, sessions, and the record of your letters are deleted. You leave the games that are being played, and invitations end.',
    whatStays:
      'Your games stay, because they are your opponents’ too. In them you become “somebody who left”.',
    typeAddress: (address: string): string => `To confirm, type your address: ${address}`,
    otherAddress: (written: string): string =>
      `“${written}” is not the address of this account. Nothing was deleted.`,
    yes: 'Delete it for good',
    no: 'No, keep it',
    done: {
      title: 'Your account is deleted',
      sentence: 'You are signed out. If you ever come back, you begin anew.',
    },
  },
  blockOrReport: 'Block or report',
  block: 'Block this player',
  unblock: 'Unblock this player',
  aboutBlock:
    'They cannot invite you or sit down at your table, nor you at theirs. In games that you share already, their notes are not shown or sent to you. They are not told.',
  report: 'Report to the operator',
  whatHappened: 'What happened?',
  reported: {
    title: 'Reported',
    sentence: 'The operator of this site has your report now. Thank you.',
  },
  notReported: 'Not reported',
};
