/** Verifying an exported log. */
export const verify = {
  title: 'Prove a log',
  howItWorks:
    'Every game’s log can be taken away, from “Share and export” on its page. Each event in it carries a hash over itself and all before it. Here the hashes are computed again, the game is played through by its rules, and its result is compared.',
  file: 'A log file',
  text: 'or its text',
  prove: 'Prove it',
  tooLong: {
    title: 'Too long',
    sentence: (kilobytes: number): string =>
      `More than ${kilobytes} kB are not read here. On your own machine, npm run verify FILE reads any length.`,
  },
  notSound: 'Not sound.',
  sound: {
    title: 'Sound',
    found: (game: string, events: number, turns: number): string =>
      `${game}: ${events} events, ${turns} turns, every hash and every move right.`,
    beforeHash: 'Last hash ',
    afterHash: '. Two logs with the same last hash are the same.',
  },
};
