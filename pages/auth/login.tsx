import { LoginScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Log in',
  description: 'Log in to your FNX account with your password and two one-time codes.',
  layout: LiveLayout,
  screen: LoginScreen,
});
