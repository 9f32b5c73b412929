export const invitationDeclined = {
  name: 'Invitation declined',
  declined: (decliner: string, gameName: string) =>
    `${decliner} declined the invitation to ${gameName}. The game does not begin.`,
};
