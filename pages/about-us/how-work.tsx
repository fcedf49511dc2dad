import { HowWorkScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { figuresProps } from '@/server/page-data/figures';

export const getStaticProps = figuresProps;

export default definePage({
  title: 'How it works',
  description: 'From opening an account to voting at the meeting: seven steps with the time and the cost of each.',
  canonical: '/how-work',
  layout: SiteLayout,
  screen: HowWorkScreen,
});
