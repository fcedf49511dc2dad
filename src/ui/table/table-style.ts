import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

type Align = 'start' | 'end';

/** The position of a cell in a row of two lines: title and figure above, note and status below. */
type CellPosition = 'title' | 'figure' | 'note' | 'status';

export type Sort<Key extends string = string> = { key: Key; direction: 'ascending' | 'descending' };

export type Column<Entry, Key extends string = string> = {
  key: Key;
  label: string;
  cell: (entry: Entry) => ReactNode;
  align?: Align;
  isSortable?: boolean;
  isTitle?: boolean;
  /** If any column has a `place`, a narrow screen shows only these columns, as rows of two lines instead of cards. */
  place?: CellPosition;
};

export const CARDS = '@media (max-width: 899.98px)';
const WIDE_CARDS = '@media (min-width: 600px) and (max-width: 899.98px)';

export const Frame = styled('table')({
  ...FIGURES,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '&[aria-busy="true"] tbody': { opacity: 0.6 },
  [CARDS]: { display: 'block' },
});

export const Caption = styled('caption')(VISUALLY_HIDDEN);

export const Head = styled('thead')({
  [CARDS]: {
    display: 'block',
    '& > tr': { display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlockEnd: 12, border: 0 },
    // The padding keeps the focus ring inside the row that scrolls.
    'table[data-two-lines] > & > tr': {
      flexWrap: 'nowrap',
      gap: 6,
      overflowX: 'auto',
      padding: '4px 4px 12px',
      marginInline: -4,
    },
  },
});

export const Body = styled('tbody')({ [CARDS]: { display: 'grid' } });

export const Row = styled('tr')({
  borderBlockEnd: `1px solid ${color.rule}`,
  'tbody > &:hover': { background: color.raised },
  '&:has([data-opens-row])': { cursor: 'pointer' },
  [CARDS]: {
    'tbody > &': { display: 'grid', paddingBlock: 16, gap: 8, border: 0, borderBlockStart: `1px solid ${color.rule}` },
    'tbody > &:last-of-type': { paddingBlockEnd: 0 },
    'table[data-two-lines] > tbody > &': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"title title figure" "note status status"',
      gap: '4px 16px',
      paddingBlock: 12,
      alignItems: 'center',
    },
  },
  [WIDE_CARDS]: {
    'table:not([data-two-lines]) > tbody > &': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 48,
      alignItems: 'baseline',
    },
  },
});

const AFTER_FIGURES = {
  '@media (min-width: 900px)': { '[data-align="end"] + &:not([data-align="end"])': { paddingInlineStart: 36 } },
} as const;

export const Heading = styled('th')({
  fontWeight: 500,
  color: color.faint,
  textAlign: 'start',
  padding: 12,
  '&:first-of-type': { paddingInlineStart: 0 },
  '&:last-of-type': { paddingInlineEnd: 0 },
  '&[data-align="end"]': { textAlign: 'end' },
  ...AFTER_FIGURES,
  '&[data-sorts]': { paddingBlock: 0 },
  [CARDS]: {
    '&&[data-sorts]': { padding: 0 },
    '&:not([data-sorts])': VISUALLY_HIDDEN,
    'table[data-two-lines] &:not([data-place])': { display: 'none' },
  },
});

export const SortButton = styled('button')({
  font: 'inherit',
  fontWeight: 500,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover, [aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.ink },
  [CARDS]: { paddingInline: 10, border: `1px solid ${color.edge}`, borderRadius: 3 },
});

export const SortMark = styled('svg')({ '&[data-is="none"]': { opacity: 0.6 } });

export const Cell = styled('td')({
  padding: 12,
  minInlineSize: 0,
  verticalAlign: 'baseline',
  '&:first-of-type': { paddingInlineStart: 0 },
  '&:last-of-type': { paddingInlineEnd: 0 },
  '&[data-align="end"]': { textAlign: 'end' },
  ...AFTER_FIGURES,
  [CARDS]: {
    '&&': {
      padding: 0,
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: 16,
      textAlign: 'end',
    },
    '&& bdi': { whiteSpace: 'normal' },
    '&::before': { content: 'attr(data-label)', color: color.faint, textAlign: 'start' },
    '&&[data-title]': {
      order: -1,
      fontSize: '1.0625rem',
      fontWeight: 550,
      justifyContent: 'start',
      textAlign: 'start',
      gridColumn: '1 / -1',
    },
    '&[data-title]::before': VISUALLY_HIDDEN,
    'table[data-two-lines] &&': {
      '&::before, &:not([data-place])': { display: 'none' },
      '&[data-place="title"], &[data-place="note"]': { justifyContent: 'start', textAlign: 'start' },
      '&[data-place="figure"], &[data-place="status"]': { justifyContent: 'end', textAlign: 'end' },
      '&[data-place="title"]': { gridArea: 'title' },
      '&[data-place="figure"]': { gridArea: 'figure', fontWeight: 550 },
      '&[data-place="note"]': { gridArea: 'note', color: color.faint },
      '&[data-place="status"]': { gridArea: 'status' },
    },
  },
});
