import { useQuery } from '@tanstack/react-query';
import type { Address, Order } from '@/api/contract';
import { pricedCurrenciesQuery } from '@/api/endpoints/wallet/currencies';
import { profileQuery } from '@/api/endpoints/user/profile';
import { WholeAddress } from '@/ui/whole-address';
import { Money } from '@/ui/amount';
import { ExactAmount } from '@/ui/exact-amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Skeleton } from '@/ui/state/skeleton';
import { useChecksummed } from '@/chain/use-checksummed';
import { SHARE } from '../hooks/use-estimate';
import { FIAT } from '../hooks/use-open-order';

const Checked = ({ value }: { value: Address }) => <WholeAddress value={useChecksummed(value)} />;

/** Everything that is agreed, to the last decimal and the last figure of an address. */
export function ReviewFacts({ order }: { order: Order }) {
  const { data: user } = useQuery(profileQuery);
  const { data: currencies } = useQuery(pricedCurrenciesQuery(FIAT));
  const network = currencies?.find(
    ({ code, chainId }) => code === order.payCurrency && chainId === order.chainId,
  )?.network;
  const { orderNo, shares, pricePerShare, priceAmount, fiat, fee, payAmount, payCurrency, payAddress, contract } =
    order;
  const token: FactEntry[] = contract
    ? [[`Contract of ${payCurrency}`, <Checked key="token" value={contract} />, 'long']]
    : [];
  return (
    <FactList
      facts={[
        ['Order', orderNo],
        ['Shares', <ExactAmount key="shares" value={shares} unit={SHARE} />],
        ['Price of a share', <Money key="each" value={pricePerShare} currency={fiat} />],
        ['Total', <Money key="price" value={priceAmount} currency={fiat} />],
        ['Bank fee', <Money key="fee" value={fee.platform} currency={fiat} />],
        [
          'Network fee',
          <span key="gas">
            About <Money value={fee.network} currency={fiat} />, paid by your wallet in BNB
          </span>,
        ],
        [
          'To pay',
          <strong key="due">
            <ExactAmount value={payAmount} unit={payCurrency} />
          </strong>,
        ],
        ['To the bank’s address', <Checked key="to" value={payAddress} />, 'long'],
        ...token,
        [
          'Your wallet (pays and receives)',
          user?.walletAddress ? <Checked key="own" value={user.walletAddress} /> : <Skeleton key="own" />,
          'long',
        ],
        ['Network', network ? `${network}, chain ${order.chainId}` : `Chain ${order.chainId}`],
      ]}
    />
  );
}
