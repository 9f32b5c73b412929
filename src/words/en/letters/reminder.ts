export const reminder = {
  left: (left: string) => `It is still your turn, and you have ${left}.`,
};
