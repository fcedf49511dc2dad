import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

const Head = styled('div')({
  ...FIGURES,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: '0.9375rem',
  marginBlockEnd: 8,
});
const Label = styled('span')({ color: color.soft });
const Track = styled('div')({ blockSize: 6, background: color.rule, overflow: 'hidden' });
const Fill = styled('div')({ blockSize: '100%', background: color.metal, transition: 'inline-size 0.4s ease-out' });

type Props = { label: string; /** 0 to 100. */ percent: number; children: ReactNode };

/** How far something has come; the figure stands beside it in words. */
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
