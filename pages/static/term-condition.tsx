import { TermConditionScreen, type LegalTextProps } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { legalTextProps } from '@/server/page-data/legal-text';

export const getStaticProps = legalTextProps('term-condition');

export default definePage<LegalTextProps>({
  title: 'Terms and conditions',
  description: 'The terms on which FNX Bank offers accounts, shares and this site.',
  canonical: '/static/term-condition',
  layout: SiteLayout,
  screen: TermConditionScreen,
});
