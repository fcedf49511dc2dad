import { LastResult } from '@/parts/transaction/last-result';
import { Amount } from '@/ui/amount';
import { fromBaseUnits } from '@/utils/money';
import { keyOfReview, type ReviewedSwap } from '../model/kept-swap';
import { SWAP_COPY, WRAP_COPY } from '../model/swap-words';

export function LastSwap({ review, onClose }: { review: ReviewedSwap; onClose: () => void }) {
  const { is, pay, get, paid, got, decimals } = review;
  return (
    <LastResult txKey={keyOfReview(review)} copy={is === 'swap' ? SWAP_COPY : WRAP_COPY} onClose={onClose}>
      <Amount value={fromBaseUnits(BigInt(paid), decimals.pay)} unit={pay} /> for {is === 'swap' && 'about '}
      <Amount value={fromBaseUnits(BigInt(got), decimals.get)} unit={get} />.
    </LastResult>
  );
}
