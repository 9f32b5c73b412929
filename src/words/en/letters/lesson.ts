/** A small task by letter. */
export const lesson = {
  name: 'A task',
  subject: (game: string): string => `${game} by small tasks`,
  number: (number: number, of: number): string => `Task ${number} of ${of}`,
  /** "Task 2 of 7. Crown a stone." */
  asked: (title: string, task: string): string => `${title}. ${task}`,
  board: 'The board of this task',
  ways: 'The word “next” brings the next task, “stop” ends them. Nothing is played in any game.',
  finished: (game: string): string => `Those were all tasks of ${game}.`,
  stopped: (game: string): string =>
    `No more tasks come. To go on some time, write “lesson ${game}”. Other letters come as before.`,
  notRead: 'No move was found in your answer. Write it alone on a line.',
  begin: 'Start a game',
  list: 'All tasks',
  /** In the letter that says what can be written. */
  which: 'Tasks of which game? Write the word lesson and the name of a game on one line.',
};
