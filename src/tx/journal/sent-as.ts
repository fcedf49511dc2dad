import type { Hash } from '@/api/contract';
import { initialReportOf, type Entry } from './entry';

export const sentAs = <H extends Hash | null>(hash: H, entry: Pick<Entry, 'reported'>) =>
  ({
    hash,
    found: undefined,
    foundAfterUnsent: undefined,
    given: undefined,
    status: 'pending',
    failure: undefined,
    isShort: undefined,
    replacement: undefined,
    nonce: null,
    saidUnsentAt: undefined,
    report: initialReportOf(entry),
  }) as const;
