import { useQuery } from '@tanstack/react-query';
import { minimumPaymentQuery } from '@/api/endpoints/get-minimum-payment';
import { Amount, Money } from '@/ui/amount';
import { Panel } from '@/ui/layout/panel';
import { Skeleton } from '@/ui/state/skeleton';
import { Loaded } from './loaded';

const CURRENCY = 'USDT';

/** From how little shares can be bought. */
export function SmallestPurchase() {
  const query = useQuery(minimumPaymentQuery(CURRENCY));
  return (
    <Panel title="Smallest purchase" busy={query.isPending}>
      <Loaded query={query} loading={<Skeleton />}>
        {({ minAmount, fiatEquivalent }) => (
          <p>
            Shares can be bought from <Amount value={minAmount} unit={CURRENCY} places={2} />, about{' '}
            <Money value={fiatEquivalent} />, before network fees.
          </p>
        )}
      </Loaded>
    </Panel>
  );
}
