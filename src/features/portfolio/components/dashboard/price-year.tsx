import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { fnxPriceQuery, priceHistoryQuery } from '@/api/endpoints/wallet/price';
import { PRICE } from '@/config/routes';
import { ConvertedValue, RateNote } from '@/parts/display-value';
import { priceLine } from '@/parts/price-line';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Sparkline, SparklineLoading } from '@/ui/charts/sparkline';
import { Loaded } from '@/ui/state/loaded';
import { Skeleton } from '@/ui/state/skeleton';
import { formatPercent } from '@/utils/money';
import { formatUtcMoment } from '@/utils/dates';
import { Section } from '../section';

const Now = styled('p')({
  ...FIGURES,
  fontSize: '1.875rem',
  fontWeight: 440,
  letterSpacing: '-0.022em',
  lineHeight: 1.2,
});
const Note = styled('p')({ color: color.soft, fontSize: '0.9375rem', marginBlockEnd: 16, minBlockSize: '1.55em' });

export function PriceYear() {
  const now = useQuery(fnxPriceQuery);
  const year = useQuery(priceHistoryQuery('1Y'));
  return (
    <Section title="The price of one share" link={{ href: PRICE, label: 'The price' }} busy={now.isPending}>
      <Loaded query={now} loading={<Waiting />}>
        {({ price, currency, change24h, updatedAt }) => (
          <>
            <Now>
              <ConvertedValue value={price} currency={currency} />
            </Now>
            <Note>
              <bdi dir="ltr">{formatPercent(change24h)}</bdi> since yesterday. Reference price of{' '}
              <bdi>{formatUtcMoment(updatedAt)}</bdi>.
            </Note>
          </>
        )}
      </Loaded>
      <Loaded query={year} loading={<SparklineLoading />}>
        {(history) => <Sparkline name="Price of one share over the last year" line={priceLine(history)} />}
      </Loaded>
      {now.data && <RateNote currency={now.data.currency} />}
    </Section>
  );
}

const Waiting = () => (
  <>
    <Now>
      <Skeleton />
    </Now>
    <Note>
      <Skeleton style={{ inlineSize: '32ch' }} />
    </Note>
  </>
);
