import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { primaryLook } from '@/ui/button/button';

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 18,
  marginBlockStart: 28,
  paddingBlockStart: 22,
  borderBlockStart: `1px solid ${color.rule}`,
});
const Action = styled(AppLink)({
  ...primaryLook,
  display: 'inline-flex',
  alignItems: 'center',
  textDecoration: 'none',
});

type Props = { children: ReactNode; href: string; label: string; onFollow?: () => void };

export const NextStep = ({ children, href, label, onFollow }: Props) => (
  <Box role="status">
    <p>{children}</p>
    <Action href={href} onClick={onFollow}>
      {label}
    </Action>
  </Box>
);
