/** A player's quiet hours and vacation. */
export const availability = {
  title: 'Your time',
  zone: {
    before: (zone: string): string => `All of this holds in all your games, in your time zone, ${zone} (`,
    change: 'change it',
    after: ').',
  },
  vacation: {
    title: 'Vacation',
    left: (left: number, of: number, year: number): string =>
      `You have ${left} of ${of} days left in ${year}. On these days your clocks stand still, except in games that are played without vacation. Your opponents are told.`,
    taken: (ranges: readonly string[]): string => `Taken: ${ranges.join(', ')}.`,
    giveBack: 'Give back all days after today',
    first: 'First day',
    last: 'Last day',
    take: 'Take vacation',
    refusals: {
      NOT_A_DATE: ({ text }: { readonly text: string }): string =>
        `“${text}” is not a date. It should look like 2027-08-01.`,
      VACATION_ENDS_BEFORE_IT_BEGINS: 'The last day comes before the first.',
      VACATION_IN_THE_PAST: ({ today }: { readonly today: string }): string =>
        `Vacation can begin today (${today}) at the earliest.`,
      VACATION_TOO_FAR_AHEAD: ({ latest }: { readonly latest: string }): string =>
        `Vacation can be taken up to ${latest}.`,
      VACATION_USED_UP: (days: {
        readonly asked: number;
        readonly left: number;
        readonly year: number;
      }): string => `That is ${days.asked} days, and ${days.left} are left in ${days.year}.`,
      VACATION_NOT_AUTOMATIC: 'Vacation is not taken by itself.',
    },
  },
  quiet: {
    title: 'When time runs out, and at night',
    automatic:
      'Take a day of vacation automatically when my time would run out, at most seven in a row until I am back',
    quietHours: 'Quiet hours: no deadline falls into them, and only a new turn brings a letter',
    from: 'from',
    to: 'to',
    hint: 'A turn in progress keeps its quiet hours and its time zone. New ones apply from your next turn on.',
    save: 'Save',
    refusals: {
      NOT_A_TIME: ({ text }: { readonly text: string }): string =>
        `“${text}” is not a time. It should look like 22:30.`,
      QUIET_HOURS_EMPTY: 'Quiet hours begin and end at the same time. Please choose two times.',
      QUIET_HOURS_TOO_LONG: ({ most }: { readonly most: number }): string =>
        `Quiet hours last at most ${most} hours.`,
    },
  },
};
