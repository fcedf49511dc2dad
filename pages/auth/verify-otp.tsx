import { AuthenticatorScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Authenticator code',
  description: 'The code of your authenticator app, the last step of logging in.',
  layout: LiveLayout,
  screen: AuthenticatorScreen,
});
