import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Order } from '@/api/contract';
import { Confirmations } from '@/parts/transaction/confirmations';
import { REQUIRED_CONFIRMATIONS } from '@/tx';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { Address } from '@/ui/address/address';
import { ExactAmount } from '@/ui/exact-amount';
import { SHARE } from '../../model/amounts';
import { useOrderWallet } from '../../hooks/use-order-wallet';
import { progressStepsOfOrder } from '@/parts/order/order-progress-steps';
import type { OrderView } from '@/parts/order/order-view';

const List = styled('ol')({ display: 'grid' });
const Item = styled('li')({
  display: 'grid',
  gap: 4,
  paddingBlock: '2px 18px',
  paddingInlineStart: 24,
  marginInlineStart: 6,
  borderInlineStart: `2px solid ${color.rule}`,
  color: color.soft,
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineStart: -8,
    inlineSize: 14,
    blockSize: 14,
    borderRadius: '50%',
    border: `1px dashed ${color.edge}`,
    background: color.ground,
  },
  '&[data-is="done"]': { borderColor: color.metal, color: color.ink },
  '&[data-is="done"]::before': { border: 0, background: color.metal },
  '&[data-is="now"]': { color: color.ink },
  '&[data-is="now"]::before': { border: `3px solid ${color.ink}` },
  '&[data-is="doubt"]': { color: color.caution },
  '&[data-is="doubt"]::before': { border: `2px dashed ${color.caution}` },
  '&:last-of-type': { borderColor: 'transparent', paddingBlockEnd: 0 },
});
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);
const MARK_TEXT = {
  done: 'Done: ',
  now: '',
  doubt: 'Not certain: ',
  refused: 'Refused: ',
  ahead: 'Upcoming: ',
} as const;
const Small = styled('span')({ fontSize: '0.875rem', color: color.soft });
type Props = { view: Extract<OrderView, { step: 'pending' | 'verifying' }>; order: Order };

const OrderAndAmounts = ({ order: { orderNo, payAmount, payCurrency, shares } }: Pick<Props, 'order'>) => (
  <>
    <span>Order {orderNo}</span>
    <Small>
      <ExactAmount value={payAmount} unit={payCurrency} /> for <ExactAmount value={shares} unit={SHARE} />
    </Small>
  </>
);

const NetworkProgress = ({ confirmations }: { confirmations: number | null }) =>
  confirmations === null ? (
    <span>Network: waiting for confirmations</span>
  ) : (
    <>
      <span>
        Network: {confirmations} of {REQUIRED_CONFIRMATIONS} confirmations
      </span>
      <Confirmations count={confirmations} />
    </>
  );

export function PaymentProgress({ view, order }: Props) {
  const wallet = useOrderWallet(order);
  const progressSteps = progressStepsOfOrder(view);
  const isForPerson = view.isLate || (view.step === 'verifying' && view.isShort);
  const confirmations =
    view.step === 'pending' ? view.confirmations : view.status === 'CONFIRMING' ? null : REQUIRED_CONFIRMATIONS;
  const notes: readonly ReactNode[] = [
    <OrderAndAmounts key="order" order={order} />,
    'Sent by your wallet',
    <NetworkProgress key="network" confirmations={confirmations} />,
    <>
      <span>The bank verifies the payment</span>
      {!isForPerson && <Small>Usually within two minutes</Small>}
    </>,
    <>
      <span>Your shares are then sent to {wallet ? <Address value={wallet} /> : 'your wallet'}</span>
      <Small>Your certificate follows</Small>
    </>,
  ];
  return (
    <List aria-label="Progress">
      {progressSteps.map(({ name, mark }, at) => (
        <Item key={name} data-is={mark} aria-current={mark === 'now' || mark === 'doubt' ? 'step' : undefined}>
          <ScreenReaderText>{MARK_TEXT[mark]}</ScreenReaderText>
          {notes[at]}
        </Item>
      ))}
    </List>
  );
}
