import { formatMoment } from '@/utils/dates';
import { formatDay } from './format-day';

const FORMS = { moment: formatMoment, day: formatDay } as const;

/** A date as its reader writes it, the exact moment for whoever asks. */
export const Moment = ({ iso, form = 'moment', locale }: { iso: string; form?: keyof typeof FORMS; locale?: string }) => (
  <time dateTime={iso} title={iso}>
    {FORMS[form](iso, locale)}
  </time>
);
