import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { from } from '@/theme/tokens';
import type { Market } from '../model/market';
import type { Picture } from '../model/picture';
import { ImpactScale } from './impact-scale';
import { PoolNow } from './pool-now';
import { RouteDrawing } from './route-drawing';

export const Beside = styled('div')({
  display: 'grid',
  gap: 36,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.desktop]: {
    '&:not([data-single])': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', columnGap: 64 },
  },
});
const Side = styled('div')({ display: 'grid', gap: 30, minInlineSize: 0, maxInlineSize: 640 });
const Title = styled('h2')({ font: 'inherit', fontSize: '1.0625rem', fontWeight: 700, marginBlockEnd: 14 });

type Props = { picture: Picture | null; market: Market | undefined; feeBps: bigint; children?: ReactNode };

export function SwapPicture({ picture, market, feeBps, children }: Props) {
  const id = useId();
  if (!picture) return null;
  return (
    <Side>
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
    </Side>
  );
}
