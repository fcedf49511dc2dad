import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { displayRateQuery } from '@/api/endpoints/wallet/display-currency';
import { isOldRate, valueAt } from '@/domain/display-value';
import { useSettings } from '@/settings/use-settings';
import { color } from '@/theme/tokens';
import { isShortened, Money } from '@/ui/amount';
import { Moment } from '@/ui/moment';
import { useServiceNow } from '@/utils/hooks/use-service-now';

const PRICED_IN = 'USD';
const EVERY_MS = 60_000;

const Note = styled('p')({ color: color.soft, fontSize: '0.9375rem', marginBlockStart: 16 });

function useDisplayRate(from: string) {
  const { currency = from } = useSettings();
  // Uses the failure counts to render again after each failed refetch, so that an outdated rate is dropped.
  const { data, isPending, failureCount, errorUpdateCount } = useQuery(displayRateQuery(from, currency));
  const now = useServiceNow(EVERY_MS);
  const rate = data && now !== null && !isOldRate(data, now) ? data : null;
  return { currency, rate, isWaiting: isPending && failureCount === 0 && errorUpdateCount === 0 };
}

type Props = { value: string | null; currency?: string };
type ConvertedProps = Props & { isChange?: boolean };

export function ConvertedValue({ value, currency: from = PRICED_IN, isChange }: ConvertedProps) {
  const { currency, rate } = useDisplayRate(from);
  const shown = value !== null && rate ? valueAt(value, rate) : null;
  return shown === null ? (
    <Money value={value} currency={from} isChange={isChange} />
  ) : (
    <Money value={shown} currency={currency} isChange={isChange} />
  );
}

export const ValueWithConversion = ({ value, currency = PRICED_IN }: Props) => (
  <>
    <Money value={value} currency={currency} />
    <ApproximateConversion value={value} currency={currency} />
  </>
);

const FIAT_PLACES = 2;

/** Without "About", a rounded total would seem to contradict the exact payment beside it. */
export const OrderTotal = ({ order: { priceAmount, fiat } }: { order: Pick<Order, 'priceAmount' | 'fiat'> }) => (
  <>
    {isShortened(priceAmount, FIAT_PLACES) && 'About '}
    <ValueWithConversion value={priceAmount} currency={fiat} />
  </>
);

export function ApproximateConversion({ value, currency: from = PRICED_IN }: Props) {
  const { currency, rate, isWaiting } = useDisplayRate(from);
  if (value === null || currency === from) return null;
  if (isWaiting) return ' (about …)';
  const about = rate && valueAt(value, rate);
  if (!about) return ` (no current ${currency} rate)`;
  return (
    <>
      {' '}
      (about <Money value={about} currency={currency} />)
    </>
  );
}

export function RateNote({ currency: from = PRICED_IN }: { currency?: string }) {
  const { currency, rate, isWaiting } = useDisplayRate(from);
  if (currency === from) return null;
  if (isWaiting)
    return (
      <Note>
        Values are in {from} until the {currency} rate loads.
      </Note>
    );
  if (!rate)
    return (
      <Note role="status">
        Values are in {from}: there is no current {currency} rate.
      </Note>
    );
  return (
    <Note>
      Values in {currency} at 1 {from} = <bdi dir="ltr">{`${rate.rate.slice(0, SHOWN_DIGITS)} ${currency}`}</bdi>, as of{' '}
      <Moment iso={new Date(rate.readAt).toISOString()} />.
    </Note>
  );
}

const SHOWN_DIGITS = 8;
