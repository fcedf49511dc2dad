import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { Prose } from '../prose';

const Notice = styled('aside')({
  borderInlineStart: `3px solid ${color.caution}`,
  paddingInlineStart: 20,
  marginBlockEnd: 40,
});
const Title = styled('p')({ color: color.caution, fontWeight: 650 });

export const RiskNotice = ({ title, children }: { title: string; children: ReactNode }) => (
  <Notice aria-label={title}>
    <Prose>
      <Title>{title}</Title>
      {children}
    </Prose>
  </Notice>
);
