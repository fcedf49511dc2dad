import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { DataOf, getConvertedAmount } from '@/api/contract';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { messageOf } from '@/errors/text/calls';
import { ValueWithConversion, RateNote } from '@/parts/display-value';
import { NetworkFee } from '@/parts/network-fee';
import { color } from '@/theme/tokens';
import { FactList } from '@/ui/fact-list';
import { Skeleton } from '@/ui/state/skeleton';
import { DECIMALS, formatMoney, fromBaseUnits } from '@/utils/money';
import { FIAT, atRate, shownFee } from '../../model/amounts';

type Estimate = UseQueryResult<DataOf<typeof getConvertedAmount>>;

const Note = styled('p')({ color: color.soft });

const feeText = (feePct: string | null | undefined) => {
  if (feePct === null) return '—';
  return feePct && /[1-9]/.test(feePct) ? `${feePct}%` : 'None';
};

type Props = {
  estimate: Estimate;
  gas: bigint;
  coinRate: string | undefined;
};

export function QuoteFacts({ estimate: { data, error, failureReason }, gas, coinRate }: Props) {
  const { data: price } = useQuery(fnxPriceQuery);
  const failure = error ?? failureReason;
  const worthOf = (fee: bigint) =>
    coinRate ? formatMoney(shownFee(atRate(fromBaseUnits(fee, DECIMALS), coinRate)), { currency: FIAT }) : null;
  return (
    <div>
      <FactList
        facts={[
          [
            'Price per share',
            price ? (
              <ValueWithConversion key="price" value={price.price} currency={price.currency} />
            ) : (
              <Skeleton key="price" />
            ),
          ],
          ['Bank fee', feeText(data?.feePct)],
          ['Network fee', <NetworkFee key="gas" gas={gas} worthOf={worthOf} />, 'long'],
        ]}
      />
      <RateNote />
      {failure && (
        <Note role="status">No estimate available: {messageOf(failure)} You will see the exact figures at review.</Note>
      )}
    </div>
  );
}
