import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { Skeleton } from '@/ui/state/skeleton';
import { Stat, StatGrid } from '@/ui/stat';

export const PriceRegion = styled('section')({ borderBlock: `1px solid ${color.rule}`, paddingBlock: 22 });

const Wide = styled(StatGrid)({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' });

type Figures = { price: ReactNode; source: ReactNode; change: ReactNode; moment: ReactNode };

const SKELETONS: Figures = { price: <Skeleton />, source: <Skeleton />, change: <Skeleton />, moment: <Skeleton /> };

export const PriceFigures = ({ price, source, change, moment }: Figures) => (
  <Wide>
    <Stat label="Price of one share" note={source}>
      {price}
    </Stat>
    <Stat label="Since yesterday" note={moment}>
      {change}
    </Stat>
  </Wide>
);

export const PriceSkeleton = () => (
  <PriceRegion aria-label="Share price" aria-busy="true">
    <PriceFigures {...SKELETONS} />
  </PriceRegion>
);
