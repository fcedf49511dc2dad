import styled from '@emotion/styled';
import { FIGURES } from '@/theme/typography';

const Clock = styled('span')(FIGURES);

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Screen readers read a `timer` on demand and do not announce every second. */
export const TimeLeft = ({ seconds, label }: { seconds: number | null; label: string }) => (
  <Clock role="timer" aria-label={label}>
    {seconds === null ? '—' : clockText(seconds)}
  </Clock>
);
