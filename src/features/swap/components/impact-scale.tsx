import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';
import { percentOf } from '../model/figures';
import { IMPACT_PLACES, IMPACT_STOPS, IMPACT_ZONES, placeOf } from '../model/impact-scale';
import type { Picture } from '../model/picture';

const Figure = styled('figure')({ ...FIGURES, minInlineSize: 0 });
const Scale = styled('div')({
  position: 'relative',
  blockSize: 34,
  marginBlock: '30px 32px',
  borderBlockEnd: `1px solid ${color.soft}`,
});
const Zone = styled('span')({
  '--ink': color.metal,
  position: 'absolute',
  insetBlock: '12px 0',
  background: 'repeating-linear-gradient(90deg, var(--ink) 0 1px, transparent 1px 4px)',
  '&[data-is="quiet"]': { opacity: 0.4 },
  '&[data-is="normal"]': { opacity: 0.7 },
  '&[data-is="amber"]': { '--ink': color.caution },
  '&[data-is="red"]': { '--ink': color.loss, opacity: 0.7 },
  '&[data-is="typed"]': {
    background: `repeating-linear-gradient(90deg, ${color.loss} 0 1.5px, transparent 1.5px 3px)`,
  },
});
const Needle = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `2px solid ${color.ink}`,
  marginInlineStart: -1,
});
const Label = styled('span')({ position: 'absolute', whiteSpace: 'nowrap', lineHeight: 1.3 });
const Value = styled(Label)({ insetBlockEnd: 'calc(100% + 4px)', fontWeight: 600 });
const Mark = styled(Label)({ insetBlockStart: 'calc(100% + 6px)', fontSize: '0.875rem', color: color.faint });
const Caption = styled('figcaption')({
  ...OWN_DIRECTION,
  fontSize: '0.9375rem',
  color: color.soft,
  textWrap: 'pretty',
});

const CAPTION = 'Warning from 3%, type to confirm from 10%, not allowed above 15%. The scale is wider near zero.';

const over = (place: number) => ({ insetInlineStart: `${place}%`, transform: `translateX(-${place}%)` });

export function ImpactScale({ impact: { bps, level } }: Pick<Picture, 'impact'>) {
  const place = placeOf(Number(bps));
  const figure = percentOf(bps);
  return (
    <Figure>
      <Scale dir="ltr" role="img" aria-label={`Price impact ${figure}, ${IMPACT_PLACES[level]}`}>
        {IMPACT_ZONES.map(({ is, start, length }) => (
          <Zone key={is} data-is={is} style={{ insetInlineStart: `${start}%`, inlineSize: `${length}%` }} />
        ))}
        <Needle style={{ insetInlineStart: `${place}%` }} />
        <Value style={over(place)}>{figure}</Value>
        {IMPACT_STOPS.map((stop) => (
          <Mark key={stop} style={over(placeOf(stop))}>
            {stop === 0 ? '0' : `${stop / 100}%`}
          </Mark>
        ))}
      </Scale>
      <Caption>{CAPTION}</Caption>
    </Figure>
  );
}
