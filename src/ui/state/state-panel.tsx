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
/** Under the title of a part it is the smaller one. */
const Title = styled('h3')({ ...DISPLAY_TYPE, fontSize: '1.5rem', 'section section > &': { fontSize: '1.25rem' } });
const Words = styled('p')({ color: color.soft, maxInlineSize: '38em' });
const Action = styled('div')({ marginBlockStart: 8 });
const Mark = styled(Rosette)({ inlineSize: 56, blockSize: 56, color: color.metal, strokeWidth: 7 });

type Props = {
  /** Nothing there yet, or something to be done before. */
  kind: 'empty' | 'gated';
  title: string;
  children: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/** Instead of the content: what this is, why, and the one way on. */
export function StatePanel({ kind, title, children, action, headingLevel = 3 }: Props) {
  const id = useId();
  return (
    <Box data-kind={kind} aria-labelledby={id}>
      {kind === 'empty' && <Mark seed={title} kind="roundel" />}
      <Title as={`h${headingLevel}`} id={id}>
        {title}
      </Title>
      <Words as="div">{children}</Words>
      {action && <Action>{action}</Action>}
    </Box>
  );
}
