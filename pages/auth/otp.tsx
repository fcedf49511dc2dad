import { CodesScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Enter your codes',
  description: 'The one-time codes that were sent to your phone and your e-mail.',
  layout: LiveLayout,
  screen: CodesScreen,
});
