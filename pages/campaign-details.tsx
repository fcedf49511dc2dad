import { CampaignDetailsScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { figuresProps } from '@/server/page-data/figures';

export const getStaticProps = figuresProps;

export default definePage({
  title: 'Campaign 2026',
  description:
    'The first public offer of FNX Bank: what is raised, the terms, closing and cancelling, and what the money is for.',
  canonical: '/campaign-details',
  layout: SiteLayout,
  screen: CampaignDetailsScreen,
});
