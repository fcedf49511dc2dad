import styled from '@emotion/styled';
import { useId, type ReactNode, type Ref } from 'react';
import { color } from '@/theme/tokens';

const Part = styled('section')({
  borderBlockStart: `1px solid ${color.rule}`,
  paddingBlock: '28px 20px',
  minInlineSize: 0,
  '[role="tabpanel"] &:first-of-type': { borderBlockStart: 0, paddingBlockStart: 8 },
  '@media print': { border: 0, paddingBlock: 0 },
});

const Title = styled('h2')({ fontSize: '1.5rem', marginBlockEnd: 18 });

type Props = {
  title: ReactNode;
  busy?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

export function Panel({ title, busy, ref, children }: Props) {
  const id = useId();
  return (
    <Part ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={id} aria-busy={busy ? true : undefined}>
      <Title id={id}>{title}</Title>
      {children}
    </Part>
  );
}
