import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { heightsOf } from './geometry';
import { ENGRAVED, HATCH } from './styles';

const HEIGHT = 196;
const ROOM_FOR_TEXT = 28;

const Room = styled('div')({ containerType: 'inline-size' });
const Plot = styled('div')({
  ...FIGURES,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '0 clamp(6px, 4%, 20px)',
  fontSize: 'min(0.9375rem, 6.8cqi)',
  lineHeight: 1.3,
  textAlign: 'center',
});
const Column = styled('div')({ display: 'grid', gridTemplateRows: 'auto 1fr', minInlineSize: 0 });
const Area = styled('div')({
  display: 'grid',
  alignContent: 'end',
  blockSize: HEIGHT,
  boxShadow: `0 1px 0 ${color.soft}`,
  marginInline: 'calc(-1 * clamp(3px, 2%, 10px))',
  paddingInline: 'clamp(3px, 2%, 10px)',
});
const Text = styled('span')({ paddingBlockEnd: 5, color: color.soft, whiteSpace: 'nowrap' });
const Bar = styled('i')({
  ...ENGRAVED,
  display: 'block',
  borderBlockStart: '2px solid currentColor',
  ...HATCH.bar,
  '&[data-is="newest"]': HATCH.newestBar,
  '&[data-cap="part"]': { borderBlockStartStyle: 'dashed' },
});
const Name = styled('span')({
  display: 'block',
  paddingBlockStart: 8,
  color: color.soft,
  fontSize: 'min(0.875rem, 6.4cqi)',
});

export type StaticBar = {
  name: string;
  title: string;
  value: string | null;
  text: string;
  isPart?: boolean;
};

export function StaticBars({ name, bars }: { name: string; bars: readonly StaticBar[] }) {
  const heights = heightsOf(bars.map(({ value }) => value ?? '0'));
  const newest = bars.findLastIndex(({ value }) => value !== null);
  const text = bars.map(({ title, text }) => `${title}: ${text}`).join('; ');
  return (
    <Room>
      <Plot dir="ltr" role="img" aria-label={`${name}. ${text}.`}>
        {bars.map(({ name: below, title, value, text, isPart }, index) => (
          <Column key={title}>
            <Area>
              <Text style={index === newest ? { color: color.ink, fontWeight: 600 } : undefined}>{text}</Text>
              {value !== null && (
                <Bar
                  data-is={index === newest ? 'newest' : undefined}
                  data-cap={isPart ? 'part' : undefined}
                  style={{ blockSize: `${(heights[index] ?? 0) * ((HEIGHT - ROOM_FOR_TEXT) / 100)}px` }}
                />
              )}
            </Area>
            <Name>{below}</Name>
          </Column>
        ))}
      </Plot>
    </Room>
  );
}
