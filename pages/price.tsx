import { PriceScreen } from '@/features/content';
import { PriceSlot } from '@/shell/deferred/price-slot';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { figuresProps, type FiguresProps } from '@/server/page-data/figures';

export const getStaticProps = figuresProps;

export default definePage({
  title: 'Price',
  description:
    'The reference price of a share of FNX Bank: how it is made, what a purchase costs, and how it differs from the pool.',
  canonical: '/price',
  layout: SiteLayout,
  screen: ({ figures, served }: FiguresProps) => (
    <PriceScreen figures={figures} price={<PriceSlot served={served} />} />
  ),
});
