/** The messages that go with a code in JSON. The codes never change; these sentences may. */
export const api = {
  nothingHere: 'The API has nothing at this address.',
  otherMethods: (methods: readonly string[]): string => `This address accepts ${methods.join(', ')}.`,
  failed: (request: string): string =>
    `The fault is ours. Whether anything was changed is not known here: look before you try again. Request ${request}.`,
  noSuchGame: 'There is no game with this id.',
  gameNotReachable:
    'This game has ended and lies in the archive, which cannot be reached now. Nothing of it is lost: Retry-After says when to try again.',
  noGameAtUrl: 'There is no game at this url.',
  onlyWebSockets: 'This address is for WebSockets.',
  onlyJson: 'Only format=json is supported here.',
  badToken: 'The Authorization header must hold a play token of this game.',
  badKey: 'An Idempotency-Key header of 1 to 100 visible characters is needed.',
  /** `details`: from the validator of the body. */
  badBody: (details: string): string => `A body like {"ply": 0, "move": "f1-e2"} is needed: ${details}`,
  bodyTooLarge: (kilobytes: number): string =>
    `The body is larger than ${kilobytes} kB, the most that is read here. Nothing was changed.`,
  tooFast:
    'There were too many requests within a minute. Nothing was changed; Retry-After says how long to wait.',
  badAgreement:
    'What is to be done is written as "offer draw", "offer gift" with "days", "accept draw 12" (12 names the event that made it), "close draw 12", "claim", "cancel" or "rematch".',
  badPlan: (details: string): string =>
    `A body like {"ply": 1, "lines": [{"does": "move", "move": "f1-e2", "next": [{"does": "move", "move": "e3-d4"}]}]} is needed: ${details}`,
  oldToken:
    'This token is from an older letter, so it does not open the plan. The newest letter has the token that does.',
  otherPly: (ofToken: number, ofBody: number): string =>
    `The token is for ply ${ofToken}, the body names ply ${ofBody}.`,
  notOver: 'The record of a game is written when it is over.',
  operatorOnly: 'Authorization: Bearer OPERATOR_TOKEN is needed.',
  notEmpty:
    'This instance has players or games of its own: a backup is restored into an empty one, so that nothing is mixed.',
  notAList: (most: number): string =>
    `Send {"objects": [...]}: ids of games or of their objects, at most ${most} at once.`,
  notRestoring: 'No restoring of a backup has begun here.',
  unknownColumn: (table: string, column: string | undefined): string =>
    column === undefined
      ? `There is no table ${table} here: a newer release has written this backup.`
      : `There is no column ${column} in table ${table} here: a newer release has written this backup.`,
  notSet: (setting: string): string => `${setting} is not set.`,
  badSignature: 'The signature does not match the secret that we share.',
  notFetched: 'The message could not be fetched. Try again.',
};
