import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { color, from } from '@/theme/tokens';

const Box = styled('section')({
  background: color.raised,
  border: `1px solid ${color.rule}`,
  padding: 20,
  minInlineSize: 0,
  [from.tablet]: { padding: 28 },
});

const Title = styled('h2')({ fontSize: '1.5rem', marginBlockEnd: 18 });

/** A titled region of a screen. */
export function Panel({ title, busy, children }: { title: ReactNode; busy?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Box aria-labelledby={id} aria-busy={busy ? true : undefined}>
      <Title id={id}>{title}</Title>
      {children}
    </Box>
  );
}
