import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { Summary } from './summary';

const Details = styled('details')({ borderBlockStart: `1px solid ${color.rule}`, minInlineSize: 0 });
const Inside = styled('section')({ paddingBlock: '4px 24px' });

export const Collapsible = ({ title, children }: { title: string; children: ReactNode }) => (
  <Details>
    <Summary>{title}</Summary>
    <Inside aria-label={title}>{children}</Inside>
  </Details>
);
