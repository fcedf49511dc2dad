import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

export type Strength = 0 | 1 | 2 | 3 | 4;

const LEVELS = [
  { word: 'Too short', tone: color.loss },
  { word: 'Weak', tone: color.loss },
  { word: 'Fair', tone: color.caution },
  { word: 'Good', tone: color.gain },
  { word: 'Strong', tone: color.gain },
] as const;

const Row = styled('div')({ display: 'grid', gap: 6, fontSize: '0.875rem', color: color.soft });
const Bars = styled('span')({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4 });
const Bar = styled('span')({ blockSize: 3, background: color.rule });

export const StrengthMeter = ({ strength, advice }: { strength: Strength; advice?: string }) => (
  <Row>
    <Bars aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <Bar key={bar} style={bar <= strength ? { background: LEVELS[strength].tone } : undefined} />
      ))}
    </Bars>
    <span role="status">{[LEVELS[strength].word, advice].filter(Boolean).join('. ')}</span>
  </Row>
);
