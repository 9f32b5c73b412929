/** What the service is called, in every language. */
export const SERVICE = 'Sealed Move';
