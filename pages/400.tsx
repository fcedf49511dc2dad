import { BadRequestScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Request not understood',
  description: 'The address or the form could not be understood; what usually causes this and what to do.',
  canonical: '/400',
  layout: SiteLayout,
  screen: BadRequestScreen,
});
