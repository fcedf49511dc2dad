import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Greeting } from '../components/greeting';
import { Holdings } from '../components/holdings';
import { LinkedWallet } from '../components/linked-wallet';

export const DashboardScreen = () => (
  <Wide>
    <Stack>
      <div>
        <PageTitle>Dashboard</PageTitle>
        <Greeting />
      </div>
      <Holdings />
      <LinkedWallet />
    </Stack>
  </Wide>
);
