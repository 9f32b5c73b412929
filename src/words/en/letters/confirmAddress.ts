import { SERVICE } from '../../service.ts';

export const confirmAddress = {
  subject: `Your new address at ${SERVICE}`,
  asked: (name: string) => `${name} at ${SERVICE} wants to get letters at this address.`,
  button: 'Yes, that is me',
  valid: (hours: number) =>
    `The link works within ${hours} hours. If you did not ask for it, do nothing: no letters will come.`,
};
