/** A game's page, and what other pages with a board share with it. */
export const game = {
  private: 'A private game: its players see it, and whoever has its link.',
  readOnly: {
    title: 'A game that can only be read',
    sentence:
      'This game can only be read for now: part of its log cannot be read by the service as it is today. Below is the last position that could be read; no move is lost.',
    /** For a game whose log cannot be read from its first event on. */
    nothing:
      'This game can only be read for now, and its board cannot be shown: its log cannot be read by the service as it is today. Nothing of it is lost.',
    known: (ply: number): string =>
      ply === 0 ? 'No move had been played.' : `It stood at move ${ply} when it could last be read.`,
    log: 'The log as it stands',
  },
  players: 'Players',
  /** A player's name and time at the board's edge. */
  plate: { toMove: 'to move' },
  /** For the host of a game that waits for players. */
  invitations: {
    title: 'Invitations',
    states: {
      invited: 'Not answered yet.',
      playing: 'Accepted.',
      declined: 'Declined.',
      open: 'The seat is free.',
      left: 'They have left the game.',
    },
    waits: 'The letter is about to be sent.',
    sendAgain: 'Send it again',
    onceADay: 'This invitation was sent again today already. You can send it once more tomorrow.',
    otherwise: {
      before: 'Or ',
      cancel: 'cancel this game',
      between: ', and ',
      again: 'start another with somebody else, or with a link to share',
    },
    notSent: {
      title: 'Not sent',
      sentence: 'There is no invitation of yours here that waits for an answer.',
    },
  },
  tabs: {
    moves: 'Moves',
    /** `count`: of the notes that the players wrote to each other. */
    notes: (count: number): string => (count === 0 ? 'Notes' : `Notes (${count})`),
    lines: 'Lines',
    plan: 'Your plan',
    letters: 'Letters',
    share: 'Share',
  },
  noMoves: 'No move has been played.',
  boardAsText: 'The board as text',
  rulesOf: (game: string): string => `Rules of ${game}`,
  resign: 'Resign…',
  nextTurn: 'Next game where it is your turn',
  /** If the game has moved on since the page was loaded. */
  goneOn: 'The game has moved on: show it',
  movePanel: {
    label: 'Your move',
    tryLabel: 'Explore: try any move',
    /** Before an example. */
    hint: 'Type it like ',
    afterHint: ', or use the board. ',
    rules: 'Rules',
    show: 'Show it on the board',
    try: 'Try',
    undo: 'Undo',
    /** Keeps a tried line in the reader's plan. */
    plan: 'Play this if it comes so',
    /** The link back from tried moves. */
    backTo: { game: 'Back to the game', start: 'Back to the start', free: 'Restart' },
  },
  replay: {
    positions: 'Positions',
    position: 'Position',
    start: 'Start',
    back: 'Back',
    on: 'Forward',
    newest: 'Latest',
    watch: 'Watch',
    /** The button that turns the board to another player's side. */
    turn: 'Turn',
    /** The button that writes the sides' letters upon their pieces. */
    contrast: 'Contrast',
  },
  notebook: {
    lines: 'Lines you tried',
    hint: 'Kept in this browser; nobody else sees it.',
    notes: 'Your own notes',
  },
  notes: {
    title: 'Notes to each other',
    beforeFirstMove: 'before the first move',
    afterMove: (number: number): string => `after move ${number}`,
  },
  match: {
    number: (number: number, games: number): string => `Game ${number} of ${games}.`,
    /** `scores`: "Ada 1½" */
    score: (scores: readonly string[]): string => `Score: ${scores.join(', ')}.`,
    nextGame: 'The next game',
  },
  clocks: {
    title: 'Clock',
    isUp: (name: string): string => `${name}’s time is up. The opponents may end the game.`,
    /** Before the time, which is followed by a full stop. */
    pausedUntil: 'The game is paused until ',
    /** The words before the time, between it and what is left, and after that. */
    deadline: { before: (name: string): string => `${name} has until `, in: ': in ', after: '.' },
  },
  unreachable: (names: readonly string[]): string =>
    `${names.join(' and ')} cannot be reached: our letters bounce, so they can only see on the game’s page when it is their turn.`,
};
