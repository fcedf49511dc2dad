import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { HowToBuy, HowToSell } from '../components/how-it-goes';
import { MinimumPurchase } from '../components/minimum-purchase';
import { Owned, SharePrice } from '../components/position';
import { BuyShares } from '../components/buy-shares';

export const BuySharesScreen = () => (
  <Wide>
    <Stack>
      <div>
        <PageTitle>Buy shares</PageTitle>
        <Lead>
          Shares of FNX Bank, paid from your own wallet and delivered to it. Shares can lose value and may be hard to
          sell.
        </Lead>
      </div>
      <Columns>
        <Stack>
          <BuyShares />
          <SharePrice />
          <MinimumPurchase />
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
