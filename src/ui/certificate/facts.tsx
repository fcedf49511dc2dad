import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FIGURES } from '@/theme/typography';
import { sheet, WIDE_SHEET } from './paper';

export const Facts = styled('dl')({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'calc(5px + 0.9cqi)',
  fontSize: 'calc(0.6rem + 0.42cqi)',
  lineHeight: 1.35,
  [WIDE_SHEET]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '2cqi' },
});

const Entry = styled('div')({ borderBlockStart: `1px solid ${sheet.rule}`, paddingBlockStart: '0.4em' });
const Term = styled('dt')({ color: sheet.soft });
const Value = styled('dd')({ ...FIGURES, fontWeight: 550, overflowWrap: 'anywhere' });

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <Entry>
    <Term>{term}</Term>
    <Value>{children}</Value>
  </Entry>
);
