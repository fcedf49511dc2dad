import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { Rosette } from '../guilloche/rosette';

const Box = styled('section')({
  display: 'grid',
  justifyItems: 'start',
  gap: 10,
  paddingBlock: 4,
  '&[data-kind="gated"]': { borderInlineStart: `3px solid ${color.caution}`, paddingInlineStart: 20 },
});
const Title = styled('h3')({ ...DISPLAY_TYPE, fontSize: '1.5rem', 'section section > &': { fontSize: '1.25rem' } });
const Text = styled('p')({ color: color.soft, maxInlineSize: '38em' });
const Action = styled('div')({ marginBlockStart: 8 });
const Mark = styled(Rosette)({ inlineSize: 56, blockSize: 56, color: color.metal, strokeWidth: 7 });

type Props = {
  kind: 'empty' | 'gated';
  title: string;
  children: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

export function StatePanel({ kind, title, children, action, headingLevel = 3 }: Props) {
  const id = useId();
  return (
    <Box data-kind={kind} aria-labelledby={id}>
      {kind === 'empty' && <Mark seed={title} kind="roundel" />}
      <Title as={`h${headingLevel}`} id={id}>
        {title}
      </Title>
      <Text as="div">{children}</Text>
      {action && <Action>{action}</Action>}
    </Box>
  );
}
