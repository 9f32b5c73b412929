import { SERVICE } from '../../service.ts';

export const signIn = {
  subject: `Sign in to ${SERVICE}`,
  asked: `Somebody, probably you, asked to sign in to ${SERVICE} with this address.`,
  wrote: (address: string) => [
    `A letter came to ${address} that names you as its sender. Nothing has been done with it yet.`,
    `Either you have not signed in to ${SERVICE} before, or your mail provider did not prove that the letter is yours (DMARC).`,
    'Sign in with this link, and you can go on from there. Letters that your provider vouches for are done as they come, once you have signed in.',
  ],
  button: 'Sign in',
  valid: (minutes: number) =>
    `The link works once, within ${minutes} minutes. If you did not ask for it, do nothing: nobody can sign in without this letter.`,
};
