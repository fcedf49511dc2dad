import { NewPasswordScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Choose a new password',
  description: 'Choose a new password for your FNX account after the code from your e-mail.',
  layout: LiveLayout,
  screen: NewPasswordScreen,
});
