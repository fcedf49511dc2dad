import styled from '@emotion/styled';
import { useId } from 'react';
import { LIGHT } from '@/theme/palette';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { PRINT, WIDE_SHEET } from './paper';

const Drawing = styled('svg')({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '50%',
  inlineSize: '84cqi',
  maxInlineSize: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
  color: color.caution,
  translate: '-50% -50%',
  rotate: '-40deg',
  '[dir="rtl"] &': { translate: '50% -50%' },
  '--size': '186px',
  '--gap': '132px',
  [WIDE_SHEET]: { inlineSize: '80cqi', rotate: '-17deg', '--size': '190px', '--gap': '104px' },
  [PRINT]: { color: LIGHT.caution },
});

const Half = styled('text')({
  ...DISPLAY_TYPE,
  direction: 'ltr',
  fontSize: 'var(--size)',
  stroke: 'currentColor',
  strokeWidth: 3,
  [WIDE_SHEET]: { strokeWidth: 1.6 },
  '&:first-of-type': { textAnchor: 'end', transform: 'translateX(calc(-1 * var(--gap)))' },
  '&:last-of-type': { textAnchor: 'start', transform: 'translateX(var(--gap))' },
});

const HALVES = ['Spec', 'imen'];

/**
 * The word across the sheet, hatched as a graver would, parted where the figures stand. What it says stands in
 * words above it too.
 */
export function SpecimenWord() {
  const hatching = useId();
  return (
    <Drawing viewBox="0 0 1000 180" aria-hidden="true">
      <pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(58)">
        <path d="M0 3H6" stroke="currentColor" strokeWidth="1.8" />
      </pattern>
      {HALVES.map((half) => (
        <Half key={half} x="500" y="138" fill={`url(#${hatching})`}>
          {half}
        </Half>
      ))}
    </Drawing>
  );
}
