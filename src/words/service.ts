/** The service's name, the same in every language. */
export const SERVICE = 'Sealed Move';
