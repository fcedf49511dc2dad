import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/state/skeleton';
import { Stat, StatGrid } from '@/ui/stat';

const Sheet = styled('div')({ paddingBlock: 10, maxInlineSize: 820 });

type Props = { price?: ReactNode; change?: ReactNode; moment?: ReactNode; source?: ReactNode };

/** The price with its change, its moment and its source; until they are known, their places. */
export const PriceSheet = ({ price, change, moment, source }: Props) => (
  <Sheet aria-busy={price ? undefined : true}>
    <StatGrid>
      <Stat label="One share" note={source ?? <Skeleton />}>
        {price ?? <Skeleton />}
      </Stat>
      <Stat label="Against the day before" note={moment ?? <Skeleton />}>
        {change ?? <Skeleton />}
      </Stat>
    </StatGrid>
  </Sheet>
);
