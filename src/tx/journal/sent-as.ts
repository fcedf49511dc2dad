import type { Hash } from '@/api/contract';
import { initialReportOf, type Entry } from './entry';

export const sentAs = <H extends Hash | null>(hash: H, entry: Pick<Entry, 'serviceRecord'>) =>
  ({
    hash,
    found: undefined,
    foundAfterUnsent: undefined,
    returnedHash: undefined,
    status: 'pending',
    failure: undefined,
    isShort: undefined,
    replacement: undefined,
    nonce: null,
    declaredUnsentAt: undefined,
    reportState: initialReportOf(entry),
  }) as const;
