import { HowDifferentScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { figuresProps } from '@/server/page-data/figures';

export const getStaticProps = figuresProps;

export default definePage({
  title: 'How FNX is different',
  description:
    'A share at a broker, a token that tracks a share, and FNX: a comparison that names where FNX is weaker.',
  canonical: '/how-different',
  layout: SiteLayout,
  screen: HowDifferentScreen,
});
