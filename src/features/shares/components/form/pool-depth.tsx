import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { formatAmount } from '@/utils/money';
import { usePool } from '@/parts/use-pool';

const Title = styled('h3')({ fontSize: '1rem', fontWeight: 600 });
const Source = styled('p')({ color: color.soft, fontSize: '0.875rem' });

export const EffectOfSale = () => (
  <>
    <p>
      The bigger your sale relative to the pool, the lower your price per share. Selling 1% of the pool’s shares moves
      the price by about 2%.
    </p>
    <PoolDepth />
  </>
);

function PoolDepth() {
  const { isNamed, query } = usePool();
  if (!isNamed) return null;
  return (
    <div aria-busy={query.isPending || undefined}>
      <Title>The FNX/USDT pool now</Title>
      <Loaded query={query} loading={<LoadingPanel label="Loading the pool" lines={5} />}>
        {(pool) => (pool ? <Depth {...pool} /> : <p>The pool is empty, so you can’t sell there right now.</p>)}
      </Loaded>
    </div>
  );
}

type Sale = { shares: string; brings: string };

const Depth = ({ shares, money, sales }: { shares: string; money: string; sales: readonly Sale[] }) => (
  <>
    <FactList
      facts={[
        ['Shares in the pool', <Amount key="shares" value={shares} unit="FNX" places={0} />],
        ['Money in the pool', <Amount key="money" value={money} unit="USDT" places={0} />],
        ...sales.map(({ shares: sold, brings }): FactEntry => [
          `Selling ${formatAmount(sold, { places: 0 })} FNX now would pay about`,
          <Amount key="brings" value={brings} unit="USDT" places={2} />,
        ]),
      ]}
    />
    <Source>
      Read from the chain just now. Includes the pool fee and the price drop caused by the sale. It changes with every
      trade.
    </Source>
  </>
);
