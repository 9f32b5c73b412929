import { SERVICE } from '../../service.ts';

export const addressChanged = {
  subject: `Your address at ${SERVICE} was changed`,
  changed: (name: string) => `${name}, your letters from ${SERVICE} go to another address from now on.`,
  otherwise: (days: number) =>
    `That was done from your account, and the new address has been proved. If it was not you, take it back within ${days} days: then everybody is signed out of your account, and no later change holds.`,
  button: 'Take it back',
  arrived: (name: string) => `${name}, your letters from ${SERVICE} come to this address from now on.`,
  takenBack: (name: string) =>
    `Letters of ${name} from ${SERVICE} no longer come to this address: the change was taken back from the address before it.`,
  signedOut: 'Everybody was signed out of the account; a letter to its present address signs in again.',
};
