import { ActionGate } from '@/parts/gate/action-gate';
import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { RecentSwaps } from '../components/recent-swaps';
import { HowASwapGoes, Limits } from '../components/rules';
import { Tokens } from '../components/tokens';

const Ready = () => (
  <p>
    Your identity is verified and a wallet is connected. You sign each swap in your own wallet, and nothing moves before
    you do.
  </p>
);

export const SwapScreen = () => (
  <Wide>
    <Stack>
      <div>
        <PageTitle>Swap</PageTitle>
        <Lead>Exchange one token for another in a public pool, signed by your own wallet.</Lead>
      </div>
      <Columns>
        <Stack>
          <Panel title="Before you swap">
            <ActionGate action="swap">
              <Ready />
            </ActionGate>
          </Panel>
          <Tokens />
          <RecentSwaps />
        </Stack>
        <Stack>
          <HowASwapGoes />
          <Limits />
        </Stack>
      </Columns>
    </Stack>
  </Wide>
);
