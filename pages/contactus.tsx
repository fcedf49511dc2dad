import { ContactScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { staticTextProps } from '@/server/page-data/page-props';

export const getStaticProps = staticTextProps;

export default definePage({
  title: 'Contact',
  description: 'How to reach FNX Bank, how soon it answers, how to complain and how to report a false site.',
  canonical: '/contactus',
  layout: SiteLayout,
  screen: ContactScreen,
});
