import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { CheckedAddress } from '@/parts/checked-address';
import { color } from '@/theme/tokens';
import { ExactAmount } from '@/ui/exact-amount';
import { useNetworkName } from '../../hooks/use-network-name';

const Card = styled('section')({
  display: 'grid',
  gap: 12,
  padding: 20,
  border: `1px solid ${color.edge}`,
  borderRadius: 18,
  background: color.raised,
});
const Small = styled('p')({ fontSize: '0.875rem', color: color.soft });
const List = styled('dl')({
  display: 'grid',
  gap: 2,
  '& dt': { fontSize: '0.875rem', color: color.soft },
  '& dd': { marginBlockEnd: 10, minInlineSize: 0 },
  '& dd:last-of-type': { marginBlockEnd: 0 },
});

export function WalletShows({ order }: { order: Order }) {
  const network = useNetworkName(order);
  return (
    <Card aria-label="What your wallet must show">
      <Small>Your wallet must show this. If anything differs, decline the request there.</Small>
      <List>
        <dt>Amount</dt>
        <dd>
          <ExactAmount value={order.payAmount} unit={order.payCurrency} />
        </dd>
        <dt>To</dt>
        <dd>
          <CheckedAddress value={order.payAddress} />
        </dd>
        {/* Many wallets show the token's contract as the recipient, and the real recipient only in the details. */}
        {order.contract && (
          <>
            <dt>{order.payCurrency} contract</dt>
            <dd>
              <CheckedAddress value={order.contract} />
            </dd>
          </>
        )}
        <dt>Network</dt>
        <dd>{network}</dd>
      </List>
    </Card>
  );
}
