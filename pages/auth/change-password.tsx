import { ChangePasswordScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Change your password',
  description: 'Replace the password of your FNX account; your other devices are logged out.',
  layout: LiveLayout,
  screen: ChangePasswordScreen,
});
