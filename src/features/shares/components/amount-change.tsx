import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { color } from '@/theme/tokens';
import { ExactAmount } from '@/ui/exact-amount';
import { SHARE } from '../model/amounts';
import { changedAmount, type Draft } from '../model/draft';

const Note = styled('p')({
  borderInlineStart: `3px solid ${color.caution}`,
  paddingInlineStart: 16,
  color: color.soft,
});

export function AmountChange({ draft, order }: { draft: Draft; order: Order }) {
  const amount = changedAmount(draft, order);
  if (amount === null) return null;
  const unit = draft.side === 'pay' ? order.payCurrency : SHARE;
  return (
    <Note>
      Your order is for exactly <ExactAmount value={amount} unit={unit} />
      {draft.side === 'pay' && (
        <>
          : <ExactAmount value={order.shares} unit={SHARE} /> at the locked price
        </>
      )}
      .
    </Note>
  );
}
