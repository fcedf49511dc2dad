import type { Stake } from '@/api/contract';
import { useEndedHashes } from '@/parts/transaction/use-ended-hashes';
import { txKeyOf } from '@/tx';
import { withoutEndedHash } from '../model/opened-stake';

export const useWithoutEndedHash = (stake: Stake): Stake =>
  withoutEndedHash(stake, useEndedHashes(txKeyOf('stake', stake._id)));
