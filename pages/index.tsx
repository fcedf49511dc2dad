import { LandingScreen, type LandingProps } from '@/features/marketing';
import { PriceSlot } from '@/shell/deferred/price-slot';
import { LandingLayout } from '@/shell/layouts/landing-layout';
import { definePage } from '@/shell/page';
import { landingProps } from '@/server/page-data/landing';

export const getStaticProps = landingProps;

export default definePage({
  description: 'Registered shares of FNX Bank as tokens on BNB Smart Chain, held in your own wallet.',
  canonical: '/',
  layout: LandingLayout,
  screen: ({ served, content }: LandingProps) => (
    <LandingScreen price={<PriceSlot served={served} />} content={content} />
  ),
});
