import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { LIGHT } from '@/theme/palette';
import { color } from '@/theme/tokens';
import { DrawnWhenVisible } from '../guilloche/line-drawing';
import type { Engraving } from './engraving';

export const PRINT = '@media print';
export const WIDE_SHEET = '@container certificate (min-width: 580px)';

/** The sheet has separate colours, because print uses ink on white in every theme. */
export const sheet = {
  paper: 'var(--sheet-paper)',
  ink: 'var(--sheet-ink)',
  soft: 'var(--sheet-soft)',
  rule: 'var(--sheet-rule)',
  engraving: 'var(--sheet-engraving)',
} as const;

const SheetFrame = styled('article')({
  containerType: 'inline-size',
  containerName: 'certificate',
  inlineSize: '100%',
  maxInlineSize: 1000,
  minInlineSize: 0,
  breakInside: 'avoid',
  '--sheet-paper': color.raised,
  '--sheet-ink': color.ink,
  '--sheet-soft': color.soft,
  '--sheet-rule': color.rule,
  '--sheet-engraving': color.metal,
  [PRINT]: {
    '--sheet-paper': 'white',
    '--sheet-ink': LIGHT.ink,
    '--sheet-soft': LIGHT.soft,
    '--sheet-rule': LIGHT.edge,
    '--sheet-engraving': LIGHT.metal,
    printColorAdjust: 'exact',
  },
});

const BAND_SIZE = 'calc(12px + 4.6cqi)';

const Grid = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${BAND_SIZE} minmax(0, 1fr) ${BAND_SIZE}`,
  gridTemplateRows: `${BAND_SIZE} minmax(min-content, 1fr) ${BAND_SIZE}`,
  aspectRatio: '1 / 1.5',
  padding: 'calc(3px + 0.9cqi)',
  background: sheet.paper,
  color: sheet.ink,
  border: `1px solid ${sheet.rule}`,
  [WIDE_SHEET]: { aspectRatio: '1.414 / 1' },
});

const Engraved = styled(DrawnWhenVisible)({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 0,
  color: sheet.engraving,
  overflow: 'hidden',
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: '100%', minBlockSize: 0, strokeWidth: 1.7 },
  [WIDE_SHEET]: { '& > svg': { strokeWidth: 1.15 } },
});

const Strip = styled(Engraved)({ position: 'relative', '& > svg': { position: 'absolute', inset: 0 } });

const Corner = styled(Engraved)({
  outline: '1px solid currentColor',
  outlineOffset: -1,
  padding: '7%',
  '& > svg': { strokeWidth: 20 },
  [WIDE_SHEET]: { '& > svg': { strokeWidth: 12 } },
});

const Field = styled('div')({ position: 'relative', minInlineSize: 0, display: 'grid' });

type Props = { engraving: Engraving; labelledBy: string; children: ReactNode };

export function Paper({ engraving, labelledBy, children }: Props) {
  const corner = <Corner>{engraving.corner}</Corner>;
  const across = <Strip>{engraving.across}</Strip>;
  const upright = <Strip>{engraving.upright}</Strip>;
  return (
    <SheetFrame aria-labelledby={labelledBy}>
      <Grid>
        {corner}
        {across}
        {corner}
        {upright}
        <Field>{children}</Field>
        {upright}
        {corner}
        {across}
        {corner}
      </Grid>
      {engraving.definition}
    </SheetFrame>
  );
}
