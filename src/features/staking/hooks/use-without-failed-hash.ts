import type { Stake } from '@/api/contract';
import { useFailedHashes } from '@/parts/transaction/use-failed-hashes';
import { txKeyOf } from '@/tx';
import { withoutFailedHash } from '../model/opened-stake';

export const useWithoutFailedHash = (stake: Stake): Stake =>
  withoutFailedHash(stake, useFailedHashes(txKeyOf('stake', stake._id)));
