import { useQuery } from '@tanstack/react-query';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { OwedValue } from '@/parts/display-value';
import { Panel } from '@/ui/layout/panel';
import { Moment } from '@/ui/moment';
import { Stat, StatGrid, StatsSkeleton } from '@/ui/stat';
import { Loaded } from '@/ui/state/loaded';
import { formatPercent } from '@/utils/money';

const PRICE_LABELS = ['One share', 'Since yesterday'] as const;

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
