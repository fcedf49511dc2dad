import { formatMoment } from '@/utils/dates';
import { formatDay } from './format-day';
import { useHydrated } from './use-hydrated';

type Props = { iso: string; form?: 'moment' | 'day'; locale?: string };

const PRERENDERED_LOCALE = 'en-GB';

/** A date as its reader writes it, the exact moment for whoever asks. Prerendered it is the day by UTC. */
export function Moment({ iso, form = 'moment', locale }: Props) {
  const isHydrated = useHydrated();
  const words =
    form === 'moment' && isHydrated
      ? formatMoment(iso, locale)
      : formatDay(iso, isHydrated ? locale : PRERENDERED_LOCALE);
  return (
    <time dateTime={iso} title={iso} dir="auto">
      {words}
    </time>
  );
}
