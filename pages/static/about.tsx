import { AboutScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { figuresProps } from '@/source/figures';

export const getStaticProps = figuresProps;

export default definePage({
  title: 'About FNX',
  description:
    'FNX Bank of Port Fenholm: why its shares are open to everyone, its history, its values and who decides.',
  canonical: '/about',
  layout: SiteLayout,
  screen: AboutScreen,
});
