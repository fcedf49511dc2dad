import { RiskDisclosureScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { wordsAlone } from '@/source/served';

export const getStaticProps = wordsAlone;

export default definePage({
  title: 'Risk disclosure',
  description: 'What can happen to money that is put into shares of FNX Bank, with a summary of one minute.',
  canonical: '/static/risk-disclosure',
  layout: SiteLayout,
  screen: RiskDisclosureScreen,
});
