import styled from '@emotion/styled';
import { from } from '@/theme/tokens';
import { LazyPart } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { Beside, Parts } from './dashboard-layout';
import { Holdings } from '../holdings';
import { LinkedWallet } from '../linked-wallet';
import { OwnShares } from './own-shares';
import { ValueChart } from './value-chart';

const loadFoot = async () => (await import('./dashboard-foot')).DashboardFoot;

const Held = styled('div')({ minBlockSize: 1_500, [from.desktop]: { minBlockSize: 560 } });
const Main = styled('div')({ display: 'grid', gap: 40, alignContent: 'start', minInlineSize: 0 });

export const Dashboard = () => (
  <Parts>
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
  </Parts>
);
