import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Skeleton } from './state/skeleton';

const Term = styled('dt')({ fontSize: '0.9375rem', color: color.faint });
const Value = styled('dd')({
  ...FIGURES,
  fontSize: '1.75rem',
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  marginBlockStart: 4,
});
const Note = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  letterSpacing: 0,
  color: color.soft,
  marginBlockStart: 4,
});

export const StatGrid = styled('dl')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
});

export function Stat({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Term>{label}</Term>
      <Value>
        {children}
        {note && <Note>{note}</Note>}
      </Value>
    </div>
  );
}

export const StatsSkeleton = ({ labels }: { labels: readonly string[] }) => (
  <StatGrid aria-busy="true">
    {labels.map((label) => (
      <Stat key={label} label={label}>
        <Skeleton />
      </Stat>
    ))}
  </StatGrid>
);
