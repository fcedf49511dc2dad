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
  if (!isNamed) return <p>No exchange pool is set up here.</p>;
  return (
    <Loaded query={query} loading={<LoadingPanel label="Loading the pool" lines={6} />}>
      {(pool) =>
        pool ? (
          <>
            <ShareRows rows={saleRows(pool.sales, now?.price)} />
            <Note>
              The pool holds <Amount value={pool.shares} unit="FNX" places={0} /> and{' '}
              <Amount value={pool.money} unit="USDT" places={0} />.{' '}
              {now && (
                <>
                  Hatched in brass: how much less you get per share than the reference price of{' '}
                  <Money value={now.price} currency={now.currency} />.{' '}
                </>
              )}
              Just read from the chain. Includes the fee and the price impact; changes with every trade.
            </Note>
          </>
        ) : (
          <p>The pool is empty: at present there is no one to sell to.</p>
        )
      }
    </Loaded>
  );
}
