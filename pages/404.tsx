import { NotFoundScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Page not found',
  description: 'There is no page at this address.',
  layout: SiteLayout,
  screen: NotFoundScreen,
});
