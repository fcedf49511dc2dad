import { HelpScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { staticTextProps } from '@/server/page-data/page-props';

export const getStaticProps = staticTextProps;

export default definePage({
  title: 'Help',
  description: 'What to do when something does not work, by task: account, payment, wallet, selling, safety.',
  canonical: '/help',
  layout: SiteLayout,
  screen: HelpScreen,
});
