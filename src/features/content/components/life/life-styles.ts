import styled from '@emotion/styled';
import { color, from, VISUALLY_HIDDEN } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';

const MARK = 44;
const HEAD = 68;

export const Life = styled('fieldset')({
  position: 'relative',
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div:has(> input:checked) ~ div [data-is="engraved"], & > div:has(> input:checked) > label > svg:last-of-type:not(:first-of-type) > [data-is="engraved"]':
    { display: 'none' },
  '& > div:has(> input:checked) ~ div [data-is="outlined"], & > div:has(> input:checked) > label > svg:last-of-type:not(:first-of-type) > [data-is="outlined"]':
    { display: 'inline' },
  '& > div:has(> input:checked) ~ div > label': { color: color.soft },
  [from.tablet]: {
    gridTemplateColumns: '230px minmax(0, 1fr)',
    gridTemplateRows: `repeat(var(--stages), minmax(${HEAD}px, auto)) 1fr`,
    columnGap: 'clamp(28px, 5vw, 72px)',
  },
  '@media print': { display: 'block' },
});
export const Legend = styled('legend')(VISUALLY_HIDDEN);

/** Puts the step's three parts into the grid of `Life` and keeps them siblings for the CSS selectors. */
export const Step = styled('div')({ display: 'contents' });

const ROW = { gridColumn: 1, gridRow: 'calc(2 * var(--at) - 1)', [from.tablet]: { gridRow: 'var(--at)' } } as const;

/** Covers its label invisibly, so that clicks and keys reach the native radio button. */
export const Choice = styled('input')({
  ...ROW,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:focus-visible + label': { outline: `2px solid ${color.metal}`, outlineOffset: 2 },
  '&:checked + label': { fontWeight: 650 },
  '&:not(:checked) + label:hover, &:hover + label': { color: color.metal },
  '&:not(:checked) ~ div': { display: 'none' },
  '@media print': { display: 'none', '&:not(:checked) ~ div': { display: 'block' } },
});

export const Head = styled('label')({
  ...ROW,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  minBlockSize: HEAD,
  lineHeight: 1.3,
});

export const Sign = styled('svg')({
  flex: 'none',
  inlineSize: MARK,
  blockSize: MARK,
  color: color.metal,
  '& > circle': { display: 'none', fill: 'none', stroke: color.edge, strokeWidth: 3, strokeDasharray: '9 7' },
});

export const Path = styled('svg')({
  position: 'absolute',
  insetInlineStart: MARK / 2 - 5,
  insetBlockStart: `calc(50% + ${MARK / 2 - 2}px)`,
  blockSize: `calc(100% - ${MARK - 4}px)`,
  inlineSize: 10,
  color: color.metal,
  '& > line': { display: 'none', stroke: color.edge, strokeWidth: 1.5, strokeDasharray: '4 4' },
  '@media print': { display: 'none' },
});

export const Panel = styled('div')({
  gridColumn: 1,
  gridRow: 'calc(2 * var(--at))',
  minInlineSize: 0,
  display: 'grid',
  gap: 20,
  marginInlineStart: MARK / 2,
  borderInlineStart: `1.5px dashed ${color.edge}`,
  paddingBlock: '8px 24px',
  paddingInlineStart: MARK / 2 + 18,
  [from.tablet]: {
    gridColumn: 2,
    gridRow: '1 / -1',
    marginInlineStart: 0,
    borderInlineStart: 0,
    paddingInlineStart: 0,
    paddingBlock: '12px 0',
    alignContent: 'start',
  },
  [from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    columnGap: 'clamp(32px, 4.5vw, 64px)',
    alignItems: 'start',
  },
});

export const Labels = styled('div')({
  ...OWN_DIRECTION,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 24,
  marginBlockStart: 10,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  color: color.soft,
  '& > :last-child': { textAlign: 'end' },
});

export const Story = styled('p')({
  ...OWN_DIRECTION,
  fontSize: 'clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)',
  lineHeight: 1.45,
  textWrap: 'pretty',
});

export const Facts = styled('dl')({
  marginBlockStart: 18,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '5.6em minmax(0, 1fr)',
    columnGap: 12,
    paddingBlock: 9,
    borderBlockStart: `1px solid ${color.rule}`,
  },
  '& dt': { color: color.soft },
});
