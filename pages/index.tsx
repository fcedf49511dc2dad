import { LandingScreen } from '@/features/marketing';
import { PriceSlot } from '@/shell/late/price-slot';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';

export default definePage({
  description: 'Registered shares of FNX Bank as tokens on BNB Smart Chain, held in your own wallet.',
  layout: SiteLayout,
  screen: () => <LandingScreen price={<PriceSlot />} />,
});
