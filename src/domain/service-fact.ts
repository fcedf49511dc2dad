import { BANK } from '@/config/bank-identity';

export type Moment = { iso: string; words: string };

export type ServiceFact = { label: string; value: string; asOf: Moment; source: string };

export const END_OF_OCTOBER: Moment = { iso: '2026-10-31', words: '31 October 2026' };

export const SOURCE = BANK;
