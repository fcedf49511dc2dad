import { ForgotCodeScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Check your e-mail',
  description: 'Enter the code that was sent to your e-mail to choose a new password.',
  layout: LiveLayout,
  screen: ForgotCodeScreen,
});
