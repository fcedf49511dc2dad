import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { from } from '@/theme/tokens';
import { LazyPart } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { RangeToggles } from '@/parts/range-toggles';
import { ChartSkeleton, missingChart } from '@/ui/charts/chart-skeleton';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { WALLET } from '@/config/routes';
import { Loaded } from '@/ui/state/loaded';
import { Holdings } from '../holdings';
import { FIRST_RANGE, VALUE_CAPTION, VALUE_CHART } from '../../model/value-history-text';
import { ChainHolding, HoldingSkeleton } from '../chain-holding';
import { Section } from '../section';
import { Beside, DashboardSections } from './dashboard-layout';
import { OwnShares } from './own-shares';
import { ShareSplit } from './share-split';

function LinkedWallet() {
  const query = useQuery(myWalletQuery);
  return (
    <Section title="Your wallet" link={{ href: WALLET, label: 'Open wallet' }} busy={query.isPending}>
      <ShareSplit />
      <Loaded query={query} loading={<HoldingSkeleton isNamed />}>
        {({ walletAddress, totalFiat }) =>
          walletAddress ? (
            <ChainHolding address={walletAddress} totalFiat={totalFiat} isNamed />
          ) : (
            <p>You haven’t linked a wallet yet. Shares that you buy go to your linked wallet.</p>
          )
        }
      </Loaded>
    </Section>
  );
}

const load = async () => (await import('./value-history')).ValueHistory;

const ignore = () => undefined;
const SHAPE = {
  name: VALUE_CHART,
  caption: VALUE_CAPTION,
  hasKey: true,
  ranges: <RangeToggles chosen={FIRST_RANGE} onChoose={ignore} />,
};
const failed = missingChart(SHAPE);

const ValueChart = () => <LazyPart isWanted load={load} meanwhile={<ChartSkeleton {...SHAPE} />} failed={failed} />;

const loadFoot = async () => (await import('./dashboard-footer')).DashboardFooter;

const Held = styled('div')({ minBlockSize: 1_500, [from.desktop]: { minBlockSize: 560 } });
const Main = styled('div')({ display: 'grid', gap: 40, alignContent: 'start', minInlineSize: 0 });

export const Dashboard = () => (
  <DashboardSections>
    <Holdings />
    <Beside>
      <Main>
        <ValueChart />
        <LinkedWallet />
      </Main>
      <OwnShares />
    </Beside>
    <LazyPart
      isWanted
      load={loadFoot}
      meanwhile={
        <Held>
          <LoadingPanel label="Loading your latest activity" lines={5} />
        </Held>
      }
      failed={missingCode}
    />
  </DashboardSections>
);
