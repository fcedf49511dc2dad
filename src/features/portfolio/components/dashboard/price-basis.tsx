import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { DataOf, dashboard } from '@/api/contract';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { usePool } from '@/parts/use-pool';
import { color, from } from '@/theme/tokens';
import { useFailure } from '@/ui/state/use-failure';
import { formatUtcMoment } from '@/utils/dates';
import { wouldSellBelowReference } from '../../model/holding';

export const BasisLine = styled('p')({
  color: color.soft,
  fontSize: '0.9375rem',
  minBlockSize: '3.1em',
  textWrap: 'pretty',
  [from.tablet]: { minBlockSize: '1.55em' },
});

export function PriceBasis({ holding }: { holding: DataOf<typeof dashboard> }) {
  const price = useQuery(fnxPriceQuery);
  const pool = usePool().query.data;
  const failure = useFailure(price);
  const moment = price.data && formatUtcMoment(price.data.updatedAt);
  return (
    <BasisLine>
      {moment && (
        <>
          At the reference price of <bdi>{moment}</bdi>.
        </>
      )}
      {failure !== null && 'At the reference price in FNX’s records.'}
      {wouldSellBelowReference(pool, holding) && ' Selling everything at once would pay less.'}
    </BasisLine>
  );
}
