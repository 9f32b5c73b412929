/** What players offer one another. */
export const offers = {
  /** At the beginning of a sentence. */
  named: {
    draw: 'An offer of a draw',
    takeback: 'A request to take a move back',
    pause: 'A proposal to pause',
    resume: 'A proposal to go on',
    resignation: 'An offer to resign',
  },
};
