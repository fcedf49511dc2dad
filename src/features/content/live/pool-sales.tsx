import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { queryClient } from '@/api/query-client';
import { usePool } from '@/parts/use-pool';
import { color } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { Amount, Money } from '@/ui/amount';
import { ShareRows } from '@/ui/static-charts/share-rows';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { saleRows } from '../model/pool-sales';

export const PoolSales = () => (
  <QueryClientProvider client={queryClient}>
    <Sales />
  </QueryClientProvider>
);

const Note = styled('p')({ ...OWN_DIRECTION, color: color.soft, fontSize: '0.9375rem', marginBlockStart: 18 });

function Sales() {
  const { isNamed, query } = usePool();
  const { data: now } = useQuery(fnxPriceQuery);
  if (!isNamed) return <p>No exchange pool is named here.</p>;
  return (
    <Loaded query={query} loading={<LoadingPanel label="Reading the pool on the chain" lines={6} />}>
      {(pool) =>
        pool ? (
          <>
            <ShareRows rows={saleRows(pool.sales, now?.price)} />
            <Note>
              In the pool lie <Amount value={pool.shares} unit="FNX" places={0} /> and{' '}
              <Amount value={pool.money} unit="USDT" places={0} />.{' '}
              {now && (
                <>
                  Hatched in brass: what a share brings less than the reference price of{' '}
                  <Money value={now.price} currency={now.currency} />.{' '}
                </>
              )}
              Read from the chain a moment ago, fee and fall of the price included; it changes with every trade.
            </Note>
          </>
        ) : (
          <p>Nothing lies in the pool: at present there is nobody to sell to.</p>
        )
      }
    </Loaded>
  );
}
