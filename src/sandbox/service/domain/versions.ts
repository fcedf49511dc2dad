/** Of the documents that an investor accepts; what is accepted is always a version. */
export const TERMS_VERSION = '1.0';
export const RISK_VERSION = '1.0';
