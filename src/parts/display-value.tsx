import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { displayRateQuery } from '@/api/endpoints/wallet/display-currency';
import { isOldRate, valueAt } from '@/domain/display-value';
import { useSettings } from '@/settings/use-settings';
import { color } from '@/theme/tokens';
import { Money } from '@/ui/amount';
import { Moment } from '@/ui/moment';
import { useServiceNow } from '@/utils/use-service-now';

const PRICED_IN = 'USD';
const EVERY_MS = 60_000;

const Note = styled('p')({ color: color.soft, fontSize: '0.9375rem', marginBlockStart: 16 });

/** The currency that somebody wants to see values in, and the rate to it where there is one that still counts. */
function useDisplayRate(from: string) {
  const { currency = from } = useSettings();
  // The failures are read so that a rate is judged again each time that a newer one could not be had.
  const { data, isPending, failureCount, errorUpdateCount } = useQuery(displayRateQuery(from, currency));
  const now = useServiceNow(EVERY_MS);
  const rate = data && now !== null && !isOldRate(data, now) ? data : null;
  return { currency, rate, isWaiting: isPending && failureCount === 0 && errorUpdateCount === 0 };
}

/** `value` is null where it was not told; what changed is shown with its sign. */
type Props = { value: string | null; currency?: string };
type HeldProps = Props & { isChange?: boolean };

/** What somebody has, in the currency that they chose; as it came where no rate to that one is known. */
export function HeldValue({ value, currency: from = PRICED_IN, isChange }: HeldProps) {
  const { currency, rate } = useDisplayRate(from);
  const shown = value !== null && rate ? valueAt(value, rate) : null;
  return shown === null ? (
    <Money value={value} currency={from} isChange={isChange} />
  ) : (
    <Money value={shown} currency={currency} isChange={isChange} />
  );
}

/** What is owed or paid, in its own currency, with the value beside it. */
export const OwedValue = ({ value, currency = PRICED_IN }: Props) => (
  <>
    <Money value={value} currency={currency} />
    <AboutValue value={value} currency={currency} />
  </>
);

/** Beside a figure that stays in its own currency. Its place is held until the rate has come, or is told to be missing. */
export function AboutValue({ value, currency: from = PRICED_IN }: Props) {
  const { currency, rate, isWaiting } = useDisplayRate(from);
  if (value === null || currency === from) return null;
  if (isWaiting) return ' (about …)';
  const about = rate && valueAt(value, rate);
  if (!about) return ` (no present rate to ${currency})`;
  return (
    <>
      {' '}
      (about <Money value={about} currency={currency} />)
    </>
  );
}

/** Once for the values of a panel: which rate they are shown at, or why they are not in the currency that was chosen. */
export function RateNote({ currency: from = PRICED_IN }: { currency?: string }) {
  const { currency, rate, isWaiting } = useDisplayRate(from);
  if (currency === from) return null;
  if (isWaiting)
    return (
      <Note>
        Values stand in {from} until the rate to {currency} has come.
      </Note>
    );
  if (!rate)
    return (
      <Note role="status">
        Values stand in {from}: there is no present rate to {currency}.
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
