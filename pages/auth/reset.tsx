import { ResetLinkScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Set a new password',
  description: 'Set a new password for your FNX account with the link from your e-mail.',
  layout: LiveLayout,
  screen: ResetLinkScreen,
});
