/** What does not exist, or what this visitor may not see. */
export const missing = {
  game: {
    title: 'No such game',
    toPlayer: 'There is no game at this address that you may see. Is the link complete?',
    toStranger:
      'There is no game at this address. Is the link complete? If it is a private game of yours, sign in first.',
  },
  /** The game has ended, and lies where the instance cannot read it for now. */
  archived: {
    title: 'Not reachable now',
    sentence:
      'This game has ended and lies in the archive, which cannot be reached now. Nothing of it is lost: try again later.',
  },
  position: {
    title: 'No such position',
    sentence: (last: number, ply: number): string =>
      `This game has positions 0 to ${last}; you asked for ${ply}.`,
  },
  /**
   * A link that looks like one from a letter but was not made here: what was not done, by the link's
   * purpose.
   */
  link: {
    title: 'This link is not one of ours',
    sentence: {
      play: 'It is incomplete or was changed on its way. Open it again from the letter, all of it; nothing was played.',
      confirm:
        'It is incomplete or was changed on its way. Open it again from the letter, all of it; the move was not played.',
      agreements:
        'It is incomplete or was changed on its way. Open it again from the letter, all of it; nothing was proposed or answered.',
      unsubscribe:
        'It is incomplete or was changed on its way. Open it again from the letter, all of it; your letters come as before.',
      invitation:
        'It is incomplete or was changed on its way. Open it again from the letter, all of it; nothing was accepted or declined.',
    },
  },
};
