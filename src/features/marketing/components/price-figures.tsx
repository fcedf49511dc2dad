import { styled } from '@mui/material/styles';
import type { DataOf, getFnxPrice } from '@/api/contract';
import { color } from '@/theme/tokens';
import { Money } from '@/ui/amount';
import { Skeleton } from '@/ui/state/skeleton';
import { Stat, StatGrid } from '@/ui/stat';
import { formatMoment } from '@/utils/dates';
import { formatPercent } from '@/utils/money';

export const PriceRule = styled('section')({ borderBlock: `1px solid ${color.rule}`, paddingBlock: 22, marginBlock: 40 });

const Moment = ({ iso }: { iso: string }) => <time dateTime={iso}>{`As of ${formatMoment(iso)}`}</time>;

/** A figure of the public says when and from where; without the price, the places where they will stand. */
export const PriceFigures = ({ price }: { price?: DataOf<typeof getFnxPrice> }) => (
  <StatGrid>
    <Stat label="Price of one share" note={price?.source ?? <Skeleton />}>
      {price ? <Money value={price.price} currency={price.currency} /> : <Skeleton />}
    </Stat>
    <Stat label="In the last 24 hours" note={price ? <Moment iso={price.updatedAt} /> : <Skeleton />}>
      {price ? formatPercent(price.change24h) : <Skeleton />}
    </Stat>
  </StatGrid>
);

export const PriceToCome = () => (
  <PriceRule aria-label="Share price" aria-busy="true">
    <PriceFigures />
  </PriceRule>
);
