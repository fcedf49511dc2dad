import styled from '@emotion/styled';
import { useId, type ReactNode, type Ref } from 'react';
import { color, from } from '@/theme/tokens';

const Box = styled('section')({
  background: color.raised,
  border: `1px solid ${color.rule}`,
  padding: 20,
  minInlineSize: 0,
  [from.tablet]: { padding: 28 },
});

const Title = styled('h2')({ fontSize: '1.5rem', marginBlockEnd: 18 });

type Props = {
  title: ReactNode;
  busy?: boolean;
  /** A component that holds this reference may bring the reader here. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** A titled region of a screen. */
export function Panel({ title, busy, ref, children }: Props) {
  const id = useId();
  return (
    <Box ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={id} aria-busy={busy ? true : undefined}>
      <Title id={id}>{title}</Title>
      {children}
    </Box>
  );
}
