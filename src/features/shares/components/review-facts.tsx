import type { Order } from '@/api/contract';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Skeleton } from '@/ui/state/skeleton';
import { CheckedAddress } from '@/parts/checked-address';
import { OrderTotal, ValueWithConversion } from '@/parts/display-value';
import { SHARE } from '../model/amounts';
import { useOrderWallet } from '../hooks/use-order-wallet';
import { useNetworkName } from '../hooks/use-network-name';

const networkFeeOf = ({ fee, fiat }: Order): FactEntry => [
  'Network fee',
  <span key="gas">
    About <ValueWithConversion value={fee.network} currency={fiat} />, paid by your wallet in BNB
  </span>,
];

export function ReviewFacts({ order }: { order: Order }) {
  const wallet = useOrderWallet(order);
  const network = useNetworkName(order);
  const { orderNo, shares, pricePerShare, fiat, fee, payCurrency, payAddress, contract } = order;
  const token: FactEntry[] = contract
    ? [[`${payCurrency} contract`, <CheckedAddress key="token" value={contract} />, 'long']]
    : [];
  return (
    <FactList
      facts={[
        ['Order', orderNo],
        ['Shares', <ExactAmount key="shares" value={shares} unit={SHARE} />],
        ['Price per share', <ValueWithConversion key="each" value={pricePerShare} currency={fiat} />],
        ['Total', <OrderTotal key="price" order={order} />],
        ['Bank fee', <ValueWithConversion key="fee" value={fee.platform} currency={fiat} />],
        networkFeeOf(order),
        ['To the bank’s address', <CheckedAddress key="to" value={payAddress} />, 'long'],
        ...token,
        [
          'Your wallet (pays and receives)',
          wallet ? <CheckedAddress key="own" value={wallet} /> : <Skeleton key="own" />,
          'long',
        ],
        ['Network', network],
      ]}
    />
  );
}
