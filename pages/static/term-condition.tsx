import { TermConditionScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { wordsAlone } from '@/source/served';

export const getStaticProps = wordsAlone;

export default definePage({
  title: 'Terms and conditions',
  description: 'The terms on which FNX Bank offers accounts, shares and this site.',
  canonical: '/static/term-condition',
  layout: SiteLayout,
  screen: TermConditionScreen,
});
