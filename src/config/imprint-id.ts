/** In a separate file, because the bundle would otherwise contain the text of the imprint. */
export const IMPRINT_ID = 'imprint';
