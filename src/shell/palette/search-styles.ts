import styled from '@emotion/styled';
import { Command } from 'cmdk';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';

export const Frame = styled(Command)({ display: 'flex', flexDirection: 'column', minBlockSize: 0, gap: 12 });

export const Input = styled(Command.Input)({
  font: 'inherit',
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: 14,
  border: `1px solid ${color.edge}`,
  borderRadius: 3,
  background: color.ground,
  color: color.ink,
  '&::placeholder': { color: color.faint, opacity: 1 },
});

export const Results = styled(Command.List)({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minBlockSize: 0,
  scrollPaddingBlock: 8,
});

export const Section = styled(Command.Group)({
  paddingBlockEnd: 10,
  '& [cmdk-group-heading]': { paddingBlock: 6, paddingInline: 14, fontSize: '0.875rem', color: color.faint },
});

export const Line = styled(Command.Item)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  minBlockSize: 44,
  paddingBlock: 8,
  paddingInline: 14,
  borderInlineStart: '3px solid transparent',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[data-selected="true"]': { background: color.ground, borderInlineStartColor: color.metal },
  '@media (forced-colors: active)': {
    '&[data-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});

export const Detail = styled('span')({ color: color.soft, fontSize: '0.875rem' });
export const Note = styled('p')({ paddingInline: 14, paddingBlock: 8, color: color.soft });
export const ScreenReaderOnly = styled('p')(VISUALLY_HIDDEN);
