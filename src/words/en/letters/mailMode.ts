/** How letters come from now on, after a reply changed it. */
export const mailMode = {
  subject: {
    stop: 'No more letters come',
    quiet: 'Letters are quiet now',
    digest: 'Letters come once a day now',
    each: 'Letters come at each turn again',
  },
  done: {
    stop: 'No more letters come to you about any game, as you asked. You still play in your games: their clocks go on.',
    quiet:
      'Quiet, as you asked: no letters come about any game but the answers to your own letters. The clocks of your games go on.',
    digest:
      'As you asked, one letter a day tells you of all games in which it is your turn. Reminders and news still come by themselves.',
    each: 'As you asked, a letter comes at each of your turns, in all games.',
  },
  undo: {
    stop: 'To have them again, answer this letter with “each turn”; or with “digest” for one letter a day.',
    quiet: 'To have them again, answer this letter with “each turn”; or with “digest” for one letter a day.',
    digest: 'To have a letter at each turn, answer this letter with “each turn”; for none, with “stop”.',
    each: 'For one letter a day, answer this letter with “digest”; for none, with “stop”.',
  },
};
