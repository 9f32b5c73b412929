export const footer = {
  page: 'The page of this game',
  desk: 'What you can agree on with the others',
  stop: 'No more letters about this game',
  account: 'When and how letters come',
  stopAll: 'No more letters about any game',
  you: (name: string) => (name === '' ? 'you' : `${name} (you)`),
  seat: (side: string, name: string) => `${side}: ${name}`,
  openSeat: 'not taken yet',
};
