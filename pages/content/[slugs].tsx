import { ManagedPageScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { madeOnDemand, managedPageProps, type ManagedPageProps } from '@/source/texts';

export const getStaticPaths = madeOnDemand;
export const getStaticProps = managedPageProps;

export default definePage<ManagedPageProps>({
  title: 'A page of the bank',
  description: 'A text that FNX Bank keeps up to date, such as fees, cookies or the complaints procedure.',
  layout: SiteLayout,
  screen: ManagedPageScreen,
});
