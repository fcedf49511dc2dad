/** The bank's name and registration. A real bank replaces this file. */
export const BANK = 'FNX Bank';
export const BANK_IN_FULL = 'FNX Bank p.l.c.';

export const STREET = '1 Exchange Quay';
export const TOWN = 'Port Fenholm';
export const POSTCODE = 'FN1 1AA';
export const TELEPHONE = '+44 20 7946 0117';

export const SUPERVISOR = 'Fenholm Banking Authority';
export const LICENCE = 'FBA 0117';
export const REGISTERED = 'registered in Fenholm under number 19861';

/** The last line of each downloadable document, because a file has no banner. */
export const NOTE_ON_PAPERS = 'The bank and its figures are invented.';
