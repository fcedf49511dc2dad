import styled from '@emotion/styled';
import { documentDay, formatDay, formatMoment } from '@/utils/dates';
import { useHydrated } from './use-hydrated';

type Props = { iso: string | null; form?: 'moment' | 'day'; locale?: string };

const Time = styled('time')({ '&[data-form="day"]': { whiteSpace: 'nowrap' } });

/** Shows the UTC day until hydration, because the server does not know the reader's locale and time zone. */
export function Moment({ iso, form = 'moment', locale }: Props) {
  const isHydrated = useHydrated();
  if (iso === null) return <bdi>—</bdi>;
  const format = form === 'moment' ? formatMoment : formatDay;
  const text = isHydrated ? format(iso, locale) : documentDay(iso);
  return (
    <Time dateTime={iso} title={iso} dir="auto" data-form={form}>
      {text}
    </Time>
  );
}
