import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { Equation } from './pictures';

const Figure = styled('figure')({ marginBlockEnd: 'clamp(8px, 2vw, 28px)' });
const Terms = styled('figcaption')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 12,
  marginBlockStart: 14,
  textAlign: 'center',
  lineHeight: 1.4,
  '& strong': { display: 'block', fontWeight: 600, fontSize: 'clamp(1rem, 0.85rem + 0.9vw, 1.375rem)' },
  '& small': { fontSize: 'clamp(0.875rem, 0.8rem + 0.3vw, 1rem)', color: color.soft },
});

const TERMS = [
  ['One share', 'of FNX Bank'],
  ['One entry', 'in its register'],
  ['One FNX', 'in your wallet'],
] as const;

export const OneIsOne = () => (
  <Figure>
    <Equation />
    <Terms>
      {TERMS.map(([term, where]) => (
        <span key={term}>
          <strong>{term}</strong> <small>{where}</small>
        </span>
      ))}
    </Terms>
  </Figure>
);
