import type { Address, Order } from '@/api/contract';
import { Money } from '@/ui/amount';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { CheckedAddress } from '@/parts/checked-address';
import { OwedValue } from '@/parts/display-value';
import { Hash } from '@/ui/address/hash';

const addressOf = (term: string, value: Address | null | undefined): FactEntry[] =>
  value ? [[term, <CheckedAddress key={term} value={value} />, 'long']] : [];

type Props = { order: Order; explorer: (hash: string) => string | undefined };

export function OrderFacts({ order, explorer }: Props) {
  const { shares, pricePerShare, priceAmount, fiat, fee, payAmount, payCurrency, actuallyPaid } = order;
  const { payAddress, contract, walletAddress, txHash, payoutHash } = order;
  return (
    <FactList
      facts={[
        ['Shares', <ExactAmount key="shares" value={shares} unit="FNX" />],
        ['Price per share', <Money key="price" value={pricePerShare} currency={fiat} />],
        ['Total', <OwedValue key="sum" value={priceAmount} currency={fiat} />],
        ['Bank fee', <OwedValue key="fee" value={fee.platform} currency={fiat} />],
        ['To pay', <ExactAmount key="due" value={payAmount} unit={payCurrency} />],
        ['Paid', <ExactAmount key="paid" value={actuallyPaid} unit={payCurrency} />],
        ['To the bank’s address', <CheckedAddress key="to" value={payAddress} />, 'long'],
        ...addressOf(`${payCurrency} contract`, contract),
        ...addressOf('Your wallet (pays and receives)', walletAddress),
        ['Payment', txHash ? <Hash key="hash" value={txHash} href={explorer(txHash)} /> : 'No hash recorded'],
        [
          'Delivery',
          payoutHash ? <Hash key="payout" value={payoutHash} href={explorer(payoutHash)} /> : 'Not delivered',
        ],
      ]}
    />
  );
}
