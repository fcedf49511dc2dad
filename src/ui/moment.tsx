import styled from '@emotion/styled';
import { DOCUMENT_LOCALE, formatDay, formatMoment } from '@/utils/dates';
import { useHydrated } from './use-hydrated';

type Props = { iso: string | null; form?: 'moment' | 'day'; locale?: string };

/** A day is short enough to stand in one line; only a moment may be broken. */
const Time = styled('time')({ '&[data-form="day"]': { whiteSpace: 'nowrap' } });

/** A date as its reader writes it, with the exact moment on hover. Prerendered it is the day by UTC. */
export function Moment({ iso, form = 'moment', locale }: Props) {
  const isHydrated = useHydrated();
  if (iso === null) return <bdi>—</bdi>;
  const words =
    form === 'moment' && isHydrated ? formatMoment(iso, locale) : formatDay(iso, isHydrated ? locale : DOCUMENT_LOCALE);
  return (
    <Time dateTime={iso} title={iso} dir="auto" data-form={form}>
      {words}
    </Time>
  );
}
