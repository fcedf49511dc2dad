import { EDITIONS } from '@/config/editions';

/** The legal texts in force. An investor who accepted an older version must accept again. */
export const TERMS_VERSION = EDITIONS['term-condition'].version;
export const RISK_VERSION = EDITIONS['risk-disclosure'].version;
