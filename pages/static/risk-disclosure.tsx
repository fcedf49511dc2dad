import { RiskDisclosureScreen, type LegalTextProps } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { legalTextProps } from '@/server/page-data/legal-text';

export const getStaticProps = legalTextProps('risk-disclosure');

export default definePage<LegalTextProps>({
  title: 'Risk disclosure',
  description: 'What can happen to money that is put into shares of FNX Bank, with a one-minute summary.',
  canonical: '/static/risk-disclosure',
  layout: SiteLayout,
  screen: RiskDisclosureScreen,
});
