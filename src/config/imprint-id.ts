/** This constant has a separate file. Otherwise, the bundle would contain the text of the imprint. */
export const IMPRINT_ID = 'imprint';
