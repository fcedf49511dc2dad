import { ManagedPageScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'A page of the bank',
  description: 'A text that FNX Bank keeps up to date, such as fees, cookies or the complaints procedure.',
  layout: SiteLayout,
  screen: ManagedPageScreen,
});
