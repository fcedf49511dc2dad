import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { DataOf, dashboard } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { ConvertedValue } from '@/parts/display-value';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Amount } from '@/ui/amount';
import { shareCount } from '@/ui/certificate/share-count';
import { FactList } from '@/ui/fact-list';
import { LazyView } from '@/ui/lazy-part';
import { SmallError } from '@/ui/state/small-error';
import { Skeleton } from '@/ui/state/skeleton';
import { useFailure } from '@/ui/state/use-failure';
import { formatPercent } from '@/utils/money';
import { useHolding } from '../../hooks/use-holding';
import { averagePaid } from '../../model/holding';

const loadMedal = async () => (await import('./own-medal')).OwnMedal;

const Column = styled('section')({ display: 'grid', gap: 26, alignContent: 'start', minInlineSize: 0 });
const Medal = styled('div')({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  inlineSize: 'min(300px, 78vw)',
  aspectRatio: '1',
  marginInline: 'auto',
});
const Count = styled('bdi')({
  ...FIGURES,
  position: 'relative',
  fontSize: '1.5rem',
  fontWeight: 470,
  lineHeight: 1.15,
  letterSpacing: '-0.03em',
  '&[data-is="long"]': { fontSize: '1.125rem' },
});
const Unit = styled('span')({
  position: 'relative',
  fontSize: '0.8125rem',
  letterSpacing: '0.06em',
  color: color.soft,
});
const Note = styled('small')({ display: 'block', fontSize: '0.875rem', color: color.faint });
const Source = styled(Note)({ marginBlockStart: 12, textAlign: 'center' });

type Holding = DataOf<typeof dashboard>;

export function OwnShares() {
  const query = useHolding();
  const hasFailed = useFailure(query) !== null;
  const { data } = query;
  const { data: user } = useQuery(profileQuery);
  const shares = data?.totalShares;
  return (
    <Column aria-label="Your shares">
      {!hasFailed && (
        <div>
          <Medal>
            <LazyView isWanted={user !== undefined} load={loadMedal} props={{ seed: user?._id ?? '' }} />
            {shares && <ShareCount shares={shares} />}
          </Medal>
          <Source>{shares ? 'From FNX’s records' : <>&nbsp;</>}</Source>
        </div>
      )}
      <Facts holding={hasFailed ? null : data} />
      <PriceMissing />
    </Column>
  );
}

const FIGURES_IN_LARGE_TYPE = 9;

function ShareCount({ shares }: { shares: string }) {
  const text = shareCount(shares);
  return (
    <>
      <Count dir="ltr" title={shares} data-is={text.length > FIGURES_IN_LARGE_TYPE ? 'long' : undefined}>
        {text}
      </Count>
      <Unit>{text === '1' ? 'share' : 'shares'}</Unit>
    </>
  );
}

/** Undefined while loading and null after a failure. `Holdings` shows the error, so this column does not repeat it. */
type OnRecord = Holding | null | undefined;

const Facts = ({ holding }: { holding: OnRecord }) => (
  <FactList
    facts={[
      ['Price of one share', <PriceNow key="price" />],
      [
        'Average cost per share',
        <HoldingFigure key="paid" of={holding} note="Excluding fees">
          {(known) => <ConvertedValue value={averagePaid(known)} />}
        </HoldingFigure>,
      ],
      [
        'Rewards to claim',
        <HoldingFigure key="rewards" of={holding}>
          {({ rewards }) => <Amount value={rewards} unit="FNX" />}
        </HoldingFigure>,
      ],
    ]}
  />
);

type HoldingFigureProps = { of: OnRecord; note?: string; children: (holding: Holding) => ReactNode };

const HoldingFigure = ({ of, note, children }: HoldingFigureProps) => (
  <>
    {of ? children(of) : of === null ? '—' : <Skeleton />}
    {note && <Note>{of ? note : <>&nbsp;</>}</Note>}
  </>
);

function PriceNow() {
  const query = useQuery(fnxPriceQuery);
  const hasFailed = useFailure(query) !== null;
  const { data } = query;
  return (
    <>
      {data ? <ConvertedValue value={data.price} currency={data.currency} /> : hasFailed ? '—' : <Skeleton />}
      <Note>
        {data ? (
          <>
            <bdi dir="ltr">{formatPercent(data.change24h)}</bdi> since yesterday
          </>
        ) : (
          <>&nbsp;</>
        )}
      </Note>
    </>
  );
}

function PriceMissing() {
  const query = useQuery(fnxPriceQuery);
  if (useFailure(query) === null) return null;
  return (
    <SmallError onRetry={() => void query.refetch({ cancelRefetch: true })} isRetrying={query.isFetching}>
      The share price could not be loaded.
    </SmallError>
  );
}
