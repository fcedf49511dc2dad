/** The legal texts in force. Who accepted an older one is asked again. */
export const TERMS_VERSION = '3.0';
export const RISK_VERSION = '2.1';
export const PRIVACY_VERSION = '2.2';
