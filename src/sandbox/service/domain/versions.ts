import { EDITIONS } from '@/config/editions';

/** The legal texts in force, as their pages name them. Who accepted an older one is asked again. */
export const TERMS_VERSION = EDITIONS['term-condition'].version;
export const RISK_VERSION = EDITIONS['risk-disclosure'].version;
