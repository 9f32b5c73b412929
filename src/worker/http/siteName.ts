export const SITE_NAME = 'Sealed Move';
