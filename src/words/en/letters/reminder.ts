export const reminder = {
  name: 'Reminder',
  left: (left: string) => `It is still your turn, and you have ${left}.`,
};
