import { PrivacyPolicyScreen, type LegalTextProps } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { legalTextProps } from '@/server/page-data/legal-text';

export const getStaticProps = legalTextProps('privacy-policy');

export default definePage<LegalTextProps>({
  title: 'Privacy policy',
  description: 'Which personal data FNX Bank processes, why, for how long, and what you can ask for.',
  canonical: '/static/privacy-policy',
  layout: SiteLayout,
  screen: PrivacyPolicyScreen,
});
