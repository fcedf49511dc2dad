import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { Skeleton } from '@/ui/state/skeleton';
import { Stat, StatGrid } from '@/ui/stat';

export const PriceRule = styled('section')({ borderBlock: `1px solid ${color.rule}`, paddingBlock: 22, marginBlock: 40 });

type Figures = { price: ReactNode; source: ReactNode; change: ReactNode; moment: ReactNode };

const TO_COME: Figures = { price: <Skeleton />, source: <Skeleton />, change: <Skeleton />, moment: <Skeleton /> };

/** A figure of the public says when and from where; until it is known, its place is held in the same shape. */
export const PriceFigures = ({ price, source, change, moment }: Figures) => (
  <StatGrid>
    <Stat label="Price of one share" note={source}>
      {price}
    </Stat>
    <Stat label="In the last 24 hours" note={moment}>
      {change}
    </Stat>
  </StatGrid>
);

export const PriceToCome = () => (
  <PriceRule aria-label="Share price" aria-busy="true">
    <PriceFigures {...TO_COME} />
  </PriceRule>
);
