import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { across } from '@/theme/hatch';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

const Head = styled('div')({
  ...FIGURES,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  fontSize: '0.9375rem',
  marginBlockEnd: 8,
});
const Label = styled('span')({ color: color.soft });
const Track = styled('div')({ blockSize: 26, borderBlockEnd: `1px solid ${color.soft}`, overflow: 'hidden' });
const Fill = styled('div')({
  blockSize: '100%',
  borderInlineEnd: `2px solid ${color.metal}`,
  ...across(1.5, 4, color.metal),
  transition: 'inline-size 0.4s ease-out',
});

type Props = { label: string; percent: number; children: ReactNode };

export function ProgressBar({ label, percent, children }: Props) {
  const id = useId();
  const filled = Math.min(100, Math.max(0, percent));
  return (
    <div>
      <Head>
        <Label id={id}>{label}</Label>
        <bdi>{children}</bdi>
      </Head>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={Math.round(filled)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <Fill style={{ inlineSize: `${filled}%` }} />
      </Track>
    </div>
  );
}
