import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { FIGURES } from '@/theme/typography';
import { ExactAmount } from '@/ui/exact-amount';

const Line = styled('dl')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 20px' });
const Amount = styled('dd')({ ...FIGURES, fontSize: '1.375rem', fontWeight: 480, lineHeight: 1.2 });

export const AmountDue = ({ order: { payAmount, payCurrency } }: { order: Order }) => (
  <Line>
    <dt>To pay</dt>
    <Amount>
      <ExactAmount value={payAmount} unit={payCurrency} />
    </Amount>
  </Line>
);
