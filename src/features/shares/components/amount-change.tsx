import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { color } from '@/theme/tokens';
import { ExactAmount } from '@/ui/exact-amount';
import { SHARE } from '../hooks/use-estimate';
import { changeOf } from '../model/amount-change';
import type { Draft } from '../model/draft';

const Note = styled('p')({
  borderInlineStart: `3px solid ${color.caution}`,
  paddingInlineStart: 16,
  color: color.soft,
});

export function AmountChange({ draft, order }: { draft: Draft; order: Order }) {
  const change = changeOf(draft, order);
  if (!change) return null;
  const unit = draft.side === 'pay' ? order.payCurrency : SHARE;
  return (
    <Note>
      You typed <ExactAmount value={change.typed} unit={unit} />. The order names{' '}
      <ExactAmount value={change.named} unit={unit} />
      {draft.side === 'pay' && (
        <>
          , which is what <ExactAmount value={order.shares} unit={SHARE} /> come to at the held price
        </>
      )}
      .
    </Note>
  );
}
