/** Separate from the bank's other data, because every page loads it. */
export const SUPERVISOR = 'Fenholm Banking Authority';
export const LICENCE = 'FBA 0117';
export const BANK_LINE = `FNX Bank p.l.c., Port Fenholm. Supervised by the ${SUPERVISOR}, licence ${LICENCE}.`;
