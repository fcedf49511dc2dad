import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { Summary } from '@/ui/summary';
import { MEASURE } from './prose';

const Details = styled('details')({
  borderBlock: `1px solid ${color.rule}`,
  maxInlineSize: 820,
  '& + &': { borderBlockStart: 0, marginBlockStart: '0 !important' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
});
const Inside = styled('div')({
  maxInlineSize: MEASURE,
  paddingBlockEnd: 20,
  paddingInlineStart: 'calc(0.8em + 14px)',
  '& > * + *': { marginBlockStart: '1em' },
});

export const CollapsibleText = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
  <Details id={id}>
    <Summary>
      <span>
        <bdi>{title}</bdi>
      </span>
    </Summary>
    <Inside>{children}</Inside>
  </Details>
);
