import { LandingScreen } from '@/features/marketing';
import { PriceSlot } from '@/shell/late/price-slot';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { priceProps, type PriceProps } from '@/source/figures';

export const getStaticProps = priceProps;

export default definePage({
  description: 'Registered shares of FNX Bank as tokens on BNB Smart Chain, held in your own wallet.',
  canonical: '/',
  layout: SiteLayout,
  screen: ({ served }: PriceProps) => <LandingScreen price={<PriceSlot served={served} />} />,
});
