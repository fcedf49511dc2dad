import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { identityFaultText, type IdentityFaultKind } from '@/errors/text/identity';
import { color } from '@/theme/tokens';
import { Actions } from '@/ui/layout/actions';

const Box = styled('div')({
  borderInlineStart: `3px solid ${color.loss}`,
  paddingInlineStart: 16,
  display: 'grid',
  gap: 8,
  '&[data-tone="caution"]': { borderColor: color.caution },
});
const Text = styled('p')({ color: color.soft, maxInlineSize: '42em' });

type Props = {
  fault: IdentityFaultKind;
  role: 'alert' | 'note';
  children?: ReactNode;
};

export function FaultNote({ fault, role, children }: Props) {
  const { title, text } = identityFaultText(fault);
  return (
    <Box role={role} data-tone={role === 'note' ? 'caution' : 'loss'}>
      <strong>{title}</strong>
      <Text>{text}</Text>
      {children && <Actions>{children}</Actions>}
    </Box>
  );
}
