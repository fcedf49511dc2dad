import { ServerErrorScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Server error',
  description: 'Something failed on our side.',
  layout: SiteLayout,
  screen: ServerErrorScreen,
});
