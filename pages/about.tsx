import { AboutScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { aboutProps, type AboutProps } from '@/server/page-data/figures';

export const getStaticProps = aboutProps;

export default definePage<AboutProps>({
  title: 'About FNX',
  description:
    'FNX Bank of Port Fenholm: why its shares are open to everyone, its history, its values and who decides.',
  canonical: '/about',
  layout: SiteLayout,
  screen: AboutScreen,
});
