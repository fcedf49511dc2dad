import { ForgotPasswordScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Forgot your password?',
  description: 'Ask for a code and a link by e-mail to choose a new password for your FNX account.',
  layout: LiveLayout,
  screen: ForgotPasswordScreen,
});
