import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { DataOf, dashboard } from '@/api/contract';
import { BUY_SHARES, STAKING, SWAP } from '@/config/routes';
import { ConvertedValue, RateNote } from '@/parts/display-value';
import { NotOfferedNotice } from '@/parts/not-offered/not-offered-notice';
import { useIsOffered } from '@/parts/not-offered/use-is-offered';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { ButtonLink, PrimaryLink } from '@/ui/button/button-link';
import { Loaded } from '@/ui/state/loaded';
import { Skeleton } from '@/ui/state/skeleton';
import { formatPercent } from '@/utils/money';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { usePool } from '@/parts/use-pool';
import { useFailure } from '@/ui/state/use-failure';
import { formatUtcMoment } from '@/utils/dates';
import { useHolding } from '../hooks/use-holding';
import { wouldSellBelowReference } from '../model/holding';

const BasisLine = styled('p')({
  color: color.soft,
  fontSize: '0.9375rem',
  minBlockSize: '3.1em',
  textWrap: 'pretty',
  [from.tablet]: { minBlockSize: '1.55em' },
});

function PriceBasis({ holding }: { holding: DataOf<typeof dashboard> }) {
  const price = useQuery(fnxPriceQuery);
  const pool = usePool().query.data;
  const failure = useFailure(price);
  const moment = price.data && formatUtcMoment(price.data.updatedAt);
  return (
    <BasisLine>
      {moment && (
        <>
          At the reference price of <bdi>{moment}</bdi>.
        </>
      )}
      {failure !== null && 'At the reference price in FNX’s records.'}
      {wouldSellBelowReference(pool, holding) && ' Selling everything at once would pay less.'}
    </BasisLine>
  );
}

type Holding = DataOf<typeof dashboard>;

const Head = styled('div')({
  display: 'grid',
  gap: 26,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
});
const Label = styled('p')({ color: color.soft });
const Worth = styled('p')({
  ...FIGURES,
  fontSize: 'min(clamp(2.6rem, 2rem + 2.6vw, 4.25rem), 15vw)',
  fontWeight: 420,
  lineHeight: 1.1,
  letterSpacing: '-0.035em',
  marginBlock: 4,
  overflowWrap: 'anywhere',
});
/** On a phone, the change is on a separate line, so that the text after it does not move when the figure loads. */
const Result = styled('p')({
  ...FIGURES,
  '& > [data-is]': { display: 'block', [from.tablet]: { display: 'inline' } },
  '& > [data-is="gain"]': { color: color.gain },
  '& > [data-is="loss"]': { color: color.loss },
});
const ActionRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [from.tablet]: { display: 'flex', flexWrap: 'wrap' },
});

const signOf = (amount: string | null) =>
  amount?.startsWith('-') ? 'loss' : /[1-9]/.test(amount ?? '') ? 'gain' : 'none';

const Actions = ({ isOffered }: { isOffered: boolean }) => (
  <ActionRow>
    {isOffered && <PrimaryLink href={BUY_SHARES}>Buy shares</PrimaryLink>}
    <ButtonLink href={SWAP}>Sell or swap</ButtonLink>
    {isOffered && <ButtonLink href={STAKING}>Stake</ButtonLink>}
  </ActionRow>
);

export function Holdings() {
  const query = useHolding();
  const isOffered = useIsOffered();
  return (
    <>
      {!isOffered && <NotOfferedNotice />}
      <section aria-label="Your holdings" aria-busy={query.isPending || undefined}>
        <Head>
          <div>
            <Label>Your shares are worth</Label>
            <Loaded query={query} loading={<Waiting />}>
              {(data) => <Figures holding={data} />}
            </Loaded>
          </div>
          <Actions isOffered={isOffered} />
        </Head>
        <RateNote />
      </section>
    </>
  );
}

const Figures = ({ holding }: { holding: Holding }) => (
  <>
    <Worth>
      <ConvertedValue value={holding.currentValue} />
    </Worth>
    <Result>
      <span data-is={signOf(holding.pnl)}>
        <ConvertedValue value={holding.pnl} isChange /> (<bdi dir="ltr">{formatPercent(holding.pnlPct)}</bdi>)
      </span>{' '}
      compared with what you paid
    </Result>
    <PriceBasis holding={holding} />
  </>
);

const Waiting = () => (
  <>
    <Worth>
      <Skeleton />
    </Worth>
    <Result>
      <span data-is="none">
        <Skeleton style={{ inlineSize: '16ch' }} />
      </span>{' '}
      <Skeleton style={{ inlineSize: '8ch' }} />
    </Result>
    <BasisLine>
      <Skeleton style={{ inlineSize: '32ch', maxInlineSize: '100%' }} />
    </BasisLine>
  </>
);
