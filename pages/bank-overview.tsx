import { BankOverviewScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { figuresProps } from '@/server/page-data/figures';

export const getStaticProps = figuresProps;

export default definePage({
  title: 'The bank in figures',
  description: 'Assets, equity, ratios, loans, owners and dividends of FNX Bank, each with its date and source.',
  canonical: '/bank-overview',
  layout: SiteLayout,
  screen: BankOverviewScreen,
});
