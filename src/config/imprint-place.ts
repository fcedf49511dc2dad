/** Apart from the text, which would otherwise come into the bundle with it. */
export const IMPRINT_PLACE = 'imprint';
