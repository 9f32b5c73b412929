export const invitation = {
  name: 'Invitation',
  invites: (inviter: string, gameName: string) => `${inviter} invites you to a game of ${gameName}.`,
  greets: (inviter: string, greeting: string) => `${inviter} writes: “${greeting}”`,
  button: 'See the invitation',
  refuse: 'Block this person, or report it',
  choice:
    'You can accept or decline there, or by replying to this letter with “accept” or “decline”. Nothing happens until you do.',
};
