import { getBankOverview } from '@/api/contract';
import { bankOverview } from '../domain/bank';
import { openTo, type Entry } from '../entry';

export const ADMIN_CALLS: readonly Entry[] = [
  openTo(getBankOverview, (_request, { state, now }) => bankOverview(now, state.seededAt)),
];
