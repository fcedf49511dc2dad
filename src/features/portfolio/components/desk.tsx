import styled from '@emotion/styled';
import { from } from '@/theme/tokens';
import { LazyPart } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/missing-code';
import { Beside, Parts } from './desk-layout';
import { Holdings } from './holdings';
import { LinkedWallet } from './linked-wallet';
import { OwnShares } from './own-shares';
import { ValueChart } from './value-chart';

const loadFoot = async () => (await import('./desk-foot')).DeskFoot;

/** As high as the list of the latest movements, so that what stands above does not move the page. */
const Held = styled('div')({ minBlockSize: 900, [from.desktop]: { minBlockSize: 480 } });
const Main = styled('div')({ display: 'grid', gap: 40, alignContent: 'start', minInlineSize: 0 });

/** What somebody owns, what it did, and what to do next. */
export const Desk = () => (
  <Parts>
    <div>
      <Holdings />
    </div>
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
