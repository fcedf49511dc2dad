import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { DataOf, getConvertedAmount } from '@/api/contract';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { messageOf } from '@/errors/words/calls';
import { OwedValue } from '@/parts/display-value';
import { color } from '@/theme/tokens';
import { FactList } from '@/ui/fact-list';
import { Moment } from '@/ui/moment';
import { Skeleton } from '@/ui/state/skeleton';

type Estimate = UseQueryResult<DataOf<typeof getConvertedAmount>>;

const Note = styled('p')({ color: color.soft });

const feeWords = (feePct: string | null | undefined) => {
  if (feePct === null) return '—';
  return feePct && /[1-9]/.test(feePct) ? `${feePct} %` : 'None';
};

export function QuoteFacts({ estimate: { data, error, failureReason } }: { estimate: Estimate }) {
  const { data: price } = useQuery(fnxPriceQuery);
  const failure = error ?? failureReason;
  return (
    <div>
      <FactList
        facts={[
          [
            'Price per share',
            price ? <OwedValue key="price" value={price.price} currency={price.currency} /> : <Skeleton key="price" />,
          ],
          ['As of', price ? <Moment key="moment" iso={price.updatedAt} /> : <Skeleton key="moment" />],
          ['Bank fee', feeWords(data?.feePct)],
          ['Network fee', 'Paid by your wallet in BNB'],
        ]}
      />
      {failure && (
        <Note role="status">No estimate available: {messageOf(failure)} You will see the exact figures at review.</Note>
      )}
    </div>
  );
}
