import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { Line, Section } from './section';

const Display = styled('p')({ ...DISPLAY_TYPE, fontSize: 'clamp(2.125rem, 1.4rem + 3.4vw, 4rem)' });
const Swatch = styled('div')({
  inlineSize: 104,
  fontSize: '0.875rem',
  '& > div': { blockSize: 56, border: `1px solid ${color.rule}` },
});

export const TypeSamples = () => (
  <Section title="Type and colour">
    <Display>Own a part of the bank itself</Display>
    <p style={{ color: color.soft, maxInlineSize: '40em', marginBlock: 20 }}>
      A display face for headings, a quiet grotesk for text and for every figure: 0123456789, 12,345.6789 FNX.
    </p>
    <Line>
      {Object.entries(color).map(([name, value]) => (
        <Swatch key={name}>
          <div style={{ background: value }} />
          {name}
        </Swatch>
      ))}
    </Line>
  </Section>
);
