import { useQuery } from '@tanstack/react-query';
import { minimumPaymentQuery } from '@/api/endpoints/wallet/purchase';
import { OwedValue } from '@/parts/display-value';
import { Amount } from '@/ui/amount';
import { Panel } from '@/ui/layout/panel';
import { Stat, StatGrid, StatsSkeleton } from '@/ui/stat';
import { Loaded } from '@/ui/state/loaded';

const PAID_IN = ['USDT', 'BNB'] as const;

function MinimumIn({ currency }: { currency: (typeof PAID_IN)[number] }) {
  const query = useQuery(minimumPaymentQuery(currency));
  const label = `In ${currency}`;
  return (
    <Loaded query={query} loading={<StatsSkeleton labels={[label]} />}>
      {({ minAmount, fiatEquivalent }) => (
        <StatGrid>
          <Stat label={label} note={<OwedValue value={fiatEquivalent} />}>
            <Amount value={minAmount} unit={currency} />
          </Stat>
        </StatGrid>
      )}
    </Loaded>
  );
}

export const MinimumPurchase = () => (
  <Panel title="Minimum">
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))' }}>
      {PAID_IN.map((currency) => (
        <MinimumIn key={currency} currency={currency} />
      ))}
    </div>
  </Panel>
);
