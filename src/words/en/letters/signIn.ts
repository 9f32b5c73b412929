import { SERVICE } from '../../service.ts';

export const signIn = {
  subject: `Sign in to ${SERVICE}`,
  asked: `Somebody, probably you, asked to sign in to ${SERVICE} with this address.`,
  button: 'Sign in',
  valid: (minutes: number) =>
    `The link works once, within ${minutes} minutes. If you did not ask for it, do nothing: nobody can sign in without this letter.`,
};
