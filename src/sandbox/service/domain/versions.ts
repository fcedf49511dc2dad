import { EDITIONS } from '@/config/editions';

/** What an investor has to have accepted: the texts in force, as their pages name them. */
export const TERMS_VERSION = EDITIONS['term-condition'].version;
export const RISK_VERSION = EDITIONS['risk-disclosure'].version;
