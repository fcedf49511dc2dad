import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color } from '@/theme/tokens';

const Block = styled('section')({ borderBlockStart: `1px solid ${color.rule}`, paddingBlock: 36, minInlineSize: 0 });
const Title = styled('h2')({ fontSize: '1.75rem', marginBlockEnd: 20 });

export const Samples = styled('div')({
  display: 'grid',
  gap: 28,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
});

export const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' });

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Block>
  );
}
