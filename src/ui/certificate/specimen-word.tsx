import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { LIGHT } from '@/theme/palette';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { PRINT, WIDE_SHEET } from './paper';

const Drawing = styled('svg')({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '50%',
  inlineSize: '80cqi',
  maxInlineSize: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
  color: color.caution,
  translate: '-50% -50%',
  rotate: '-38deg',
  '[dir="rtl"] &': { translate: '50% -50%' },
  [WIDE_SHEET]: { inlineSize: '76cqi', rotate: '-17deg' },
  [PRINT]: { color: LIGHT.caution },
  '& text': { ...DISPLAY_TYPE, fontSize: 196 },
});

/** The word across the sheet, hatched as a graver would. What it says stands in words beside it too. */
export function SpecimenWord() {
  const hatching = useId();
  return (
    <Drawing viewBox="0 0 1000 180" aria-hidden="true">
      <pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(58)">
        <path d="M0 3H6" stroke="currentColor" strokeWidth="1.5" />
      </pattern>
      <text
        x="500"
        y="156"
        textAnchor="middle"
        textLength="960"
        fill={`url(#${hatching})`}
        fillOpacity="0.5"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeOpacity="0.6"
      >
        Specimen
      </text>
    </Drawing>
  );
}
