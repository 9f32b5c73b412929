export const readOnly = {
  name: 'The game can only be read',
  cannotGoOn: (gameName: string) =>
    `The game of ${gameName} cannot go on for now: part of its log cannot be read by the service as it is today.`,
  nothingIsLost:
    'No move is lost, and no time runs out meanwhile. The game’s page shows the last position that could be read. Whoever runs the service has been told; you need not do anything, and moves sent until then are not played.',
};
