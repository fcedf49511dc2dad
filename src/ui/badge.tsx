import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';

const TONES = { neutral: color.faint, gain: color.gain, loss: color.loss, caution: color.caution } as const;

export type Tone = keyof typeof TONES;

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  '@media (max-width: 479px)': { whiteSpace: 'normal' },
});
const Dot = styled('svg')({ flexShrink: 0 });

/** Each tone has a different shape, because some people cannot distinguish the colours. */
const FORMS: Record<Tone, string> = {
  neutral: 'M5 1.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M5 3a2 2 0 1 1 0 4a2 2 0 1 1 0-4',
  gain: 'M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
  loss: 'M1 1h8v8h-8z',
  caution: 'M5 .5L9.5 9h-9z',
};

export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Line>
    <Dot width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" style={{ color: TONES[tone] }}>
      <path d={FORMS[tone]} fill="currentColor" fillRule="evenodd" />
    </Dot>
    {children}
  </Line>
);
