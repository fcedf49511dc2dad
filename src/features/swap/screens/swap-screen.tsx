import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { RecentSwaps } from '../components/recent-swaps';
import { HowASwapGoes, Limits } from '../components/rules';
import { Swap } from '../components/swap';
import { Tokens } from '../components/tokens';

export const SwapScreen = () => (
  <Wide>
    <Stack>
      <div>
        <PageTitle>Swap</PageTitle>
        <Lead>You trade with a public pool, not the bank. The price depends on what’s in the pool.</Lead>
      </div>
      <Swap />
      <Columns>
        <Stack>
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
