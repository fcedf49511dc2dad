import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { RosetteRing } from '@/ui/guilloche/rosette';
import { ringOf } from '@/ui/guilloche/rosette-rings';

const Line = styled('ol')({
  padding: '0 !important',
  listStyle: 'none !important',
  maxInlineSize: 'none !important',
  display: 'grid',
  gap: 24,
  [from.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 0 },
});
const Stage = styled('li')({
  margin: '0 !important',
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  columnGap: 16,
  [from.tablet]: { display: 'block', paddingInlineEnd: 18 },
});
const Mark = styled('span')({
  display: 'block',
  color: color.metal,
  [from.tablet]: {
    display: 'flex',
    alignItems: 'center',
    marginInlineEnd: -18,
    '&::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.metal}`, opacity: 0.5 },
    'li:last-of-type > &::after': { display: 'none' },
  },
});
const Name = styled('h3')({ [from.tablet]: { marginBlockStart: 12 } });
const Story = styled('p')({ fontSize: '0.9375rem', lineHeight: 1.5, color: color.soft, marginBlockStart: 4 });

const STAGES = [
  { name: 'Decided', petals: 3, story: 'The general meeting allows new shares.' },
  { name: 'Issued', petals: 5, story: 'They are entered, and as many tokens are made.' },
  { name: 'Bought', petals: 8, story: 'A verified investor pays, and the token is theirs.' },
  { name: 'Held', petals: 12, story: 'You vote, and take part in what is paid out.' },
  { name: 'Passed on', petals: 16, story: 'Sold, given or inherited, the entry moves with it.' },
];

/** A rosette that gains a petal with each stage. */
export const LifeOfAShare = () => (
  <Line>
    {STAGES.map(({ name, petals, story }) => (
      <Stage key={name}>
        <Mark>
          <svg width={52} height={52} viewBox="-50 -50 100 100" aria-hidden="true">
            <RosetteRing ring={ringOf({ radius: 38, amplitude: 0.22, petals, turns: 4 })} weight={0.9} />
          </svg>
        </Mark>
        <div>
          <Name>{name}</Name>
          <Story>{story}</Story>
        </div>
      </Stage>
    ))}
  </Line>
);
