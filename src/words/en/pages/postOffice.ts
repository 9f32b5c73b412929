/** The local post office. */
export const postOffice = {
  title: 'Post office',
  whatItIs:
    'This instance has no mail sender, so every letter stays here. Read a player’s letters and answer them; an answer takes the same way as mail from outside. ',
  lookAgain: 'Look again',
  noLetterYet: 'No letter has been sent yet.',
  mailbox: 'Mailbox',
  letters: 'Letters',
  unread: 'Unread',
  notHere: {
    title: 'No post office here',
    sentence: 'This instance sends its letters by mail: look into your mailbox.',
  },
  lettersTo: (address: string): string => `Letters to ${address}`,
  noLetterHere: 'No letter lies here.',
  /** `time`: "2026-12-01 01:47:13" */
  at: (time: string): string => `${time} UTC`,
  isNew: 'new',
  noSuchLetter: {
    title: 'No such letter',
    unknown: 'No letter with this key lies here.',
    unanswerable: 'No letter with this key waits for an answer.',
  },
  letter: {
    fromTo: (from: string, to: string): string => `From ${from} to ${to}`,
    fromToAnswers: (from: string, to: string, answers: string): string =>
      `From ${from} to ${to}, answers to ${answers}`,
    answerAs: (address: string): string => `Answer as ${address}`,
    sendAnswer: 'Send the answer',
    frame: 'The letter as a mail program shows it',
    asText: 'As plain text',
    headers: 'Headers',
  },
  delivered: {
    title: 'Answer delivered',
    played: (move: string): string => `The move ${move} was played.`,
    askedToConfirm: 'The move waits: a letter asks to confirm it.',
    doneOrProposed: 'It was done, or proposed where others must consent: the game’s page shows what is open.',
    rematchAsked: 'The others are asked whether they want to play again.',
    done: 'It was done.',
    noted: 'The note was passed on.',
    told: 'A letter answers it.',
    refused: 'The answer was not played; a letter explains why.',
    dropped: (reason: string): string => `The answer was dropped: ${reason}.`,
    rejected: (reason: string): string => `The answer was rejected: ${reason}.`,
    toPostOffice: 'To the post office',
  },
};
