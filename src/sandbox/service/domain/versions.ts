import { EDITIONS } from '@/config/editions';

/** The legal texts in force. Anyone who accepted an older version is asked again. */
export const TERMS_VERSION = EDITIONS['term-condition'].version;
export const RISK_VERSION = EDITIONS['risk-disclosure'].version;
