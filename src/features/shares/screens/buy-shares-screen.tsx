import type { GatedScreenProps } from '@/ui/state/gate';
import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { HowToBuy, HowToSell } from '../components/how-it-goes';
import { Least } from '../components/least';
import { Owned, SharePrice } from '../components/position';

const Ready = () => (
  <p>
    Your identity is verified, your wallet is linked, and a wallet is connected on BNB Smart Chain. Shares are offered in some
    countries only: whether yours is one of them is told before anything is paid.
  </p>
);

export const BuySharesScreen = ({ gate: Gate }: GatedScreenProps) => (
  <Wide>
    <Stack>
      <div>
        <PageTitle>Buy shares</PageTitle>
        <Lead>Shares of FNX Bank, paid from your own wallet and delivered to it. Shares can lose value and may be hard to sell.</Lead>
      </div>
      <Columns>
        <Stack>
          <Panel title="Before you buy">
            <Gate action="buy shares">
              <Ready />
            </Gate>
          </Panel>
          <SharePrice />
          <Least />
          <HowToBuy />
        </Stack>
        <Stack>
          <Owned />
          <HowToSell />
        </Stack>
      </Columns>
    </Stack>
  </Wide>
);
