import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { HeldValue, OwedValue, RateNote } from '@/parts/display-value';
import { Amount } from '@/ui/amount';
import { Panel } from '@/ui/layout/panel';
import { Moment } from '@/ui/moment';
import { Stat, StatGrid, StatsSkeleton } from '@/ui/stat';
import { Loaded } from '@/ui/state/loaded';
import { formatPercent } from '@/utils/money';

const PRICE_LABELS = ['One share', 'Since yesterday'] as const;
const OWNED_LABELS = ['Shares', 'Value at this price'] as const;

export function SharePrice() {
  const query = useQuery(fnxPriceQuery);
  return (
    <Panel title="The price" busy={query.isPending}>
      <Loaded query={query} loading={<StatsSkeleton labels={PRICE_LABELS} />}>
        {({ price, currency, change24h, updatedAt, source }) => (
          <StatGrid>
            <Stat label={PRICE_LABELS[0]} note={source}>
              <OwedValue value={price} currency={currency} />
            </Stat>
            <Stat label={PRICE_LABELS[1]} note={<Moment iso={updatedAt} />}>
              <bdi dir="ltr">{formatPercent(change24h)}</bdi>
            </Stat>
          </StatGrid>
        )}
      </Loaded>
    </Panel>
  );
}

export function Owned() {
  const query = useQuery(dashboardQuery);
  return (
    <Panel title="What you own" busy={query.isPending}>
      <Loaded query={query} loading={<StatsSkeleton labels={OWNED_LABELS} />}>
        {({ totalShares, currentValue }) => (
          <>
            <StatGrid>
              <Stat label={OWNED_LABELS[0]} note="From FNX’s records">
                <Amount value={totalShares} unit="FNX" />
              </Stat>
              <Stat label={OWNED_LABELS[1]}>
                <HeldValue value={currentValue} />
              </Stat>
            </StatGrid>
            <RateNote />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
