import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { across } from '@/theme/hatch';
import { from, color } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';
import { Amount } from '@/ui/amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Moment } from '@/ui/moment';
import { useServiceNow } from '@/utils/hooks/use-service-now';
import type { Market } from '../model/market';
import { type Picture, ageText, poolsAlong, shareOfPool, type PoolAmounts } from '../model/picture';
import { percentOf } from '../model/figures';
import { IMPACT_POSITIONS, IMPACT_STOPS, IMPACT_ZONES, positionOf } from '../model/impact-scale';
import { RouteDrawing } from './route-drawing';

const Small = styled('p')({ color: color.soft, fontSize: '0.9375rem' });
const Both = styled('span')({ display: 'grid' });

function PoolNow({ picture, market }: { picture: Picture; market: Market }) {
  const pools = poolsAlong(picture, market);
  const share = shareOfPool(picture, market);
  const now = useServiceNow();
  const age = now === null ? null : ageText(Math.floor(now / 1_000) - Number(market.time));
  const facts: FactEntry[] = pools.map((pool) => [
    pools.length === 1 ? 'In the pool now' : `In the pool of ${pool.tokens.join(' and ')}`,
    <Held key={pool.tokens.join()} pool={pool} />,
  ]);
  return (
    <div>
      <FactList
        facts={share === null ? facts : [...facts, ['Your swap', `${percentOf(share)} of its ${picture.route[0]}`]]}
      />
      <Small>
        From block <bdi>{String(market.block)}</bdi>, mined{' '}
        {age ?? <Moment iso={new Date(Number(market.time) * 1_000).toISOString()} />}.
      </Small>
    </div>
  );
}

const Held = ({ pool: { tokens, amounts } }: { pool: PoolAmounts }) => (
  <Both>
    <Amount value={amounts[0]} unit={tokens[0]} />
    <Amount value={amounts[1]} unit={tokens[1]} />
  </Both>
);

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
  ...across(1, 4, 'var(--ink)'),
  '&[data-is="quiet"]': { opacity: 0.4 },
  '&[data-is="normal"]': { opacity: 0.7 },
  '&[data-is="amber"]': { '--ink': color.caution },
  '&[data-is="red"]': { '--ink': color.loss, opacity: 0.7 },
  '&[data-is="typed"]': across(1.5, 3, color.loss),
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

function ImpactScale({ impact: { bps, level } }: Pick<Picture, 'impact'>) {
  const place = positionOf(Number(bps));
  const figure = percentOf(bps);
  return (
    <Figure>
      <Scale dir="ltr" role="img" aria-label={`Price impact ${figure}, ${IMPACT_POSITIONS[level]}`}>
        {IMPACT_ZONES.map(({ type, start, length }) => (
          <Zone key={type} data-is={type} style={{ insetInlineStart: `${start}%`, inlineSize: `${length}%` }} />
        ))}
        <Needle style={{ insetInlineStart: `${place}%` }} />
        <Value style={over(place)}>{figure}</Value>
        {IMPACT_STOPS.map((stop) => (
          <Mark key={stop} style={over(positionOf(stop))}>
            {stop === 0 ? '0' : `${stop / 100}%`}
          </Mark>
        ))}
      </Scale>
      <Caption>{CAPTION}</Caption>
    </Figure>
  );
}

export const Beside = styled('div')({
  display: 'grid',
  gap: 36,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.desktop]: {
    '&:not([data-single])': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', columnGap: 64 },
  },
});
const PictureColumn = styled('div')({ display: 'grid', gap: 30, minInlineSize: 0, maxInlineSize: 640 });
const Title = styled('h2')({ font: 'inherit', fontSize: '1.0625rem', fontWeight: 700, marginBlockEnd: 14 });

type Props = { picture: Picture | null; market: Market | undefined; feeBps: bigint; children?: ReactNode };

export function SwapPicture({ picture, market, feeBps, children }: Props) {
  const id = useId();
  if (!picture) return null;
  return (
    <PictureColumn>
      <div>
        <Title id={id}>Route</Title>
        <RouteDrawing {...picture} feeBps={feeBps} labelledBy={id} />
      </div>
      {market && <PoolNow picture={picture} market={market} />}
      <div>
        <Title>Price impact</Title>
        <ImpactScale impact={picture.impact} />
      </div>
      {children}
    </PictureColumn>
  );
}
