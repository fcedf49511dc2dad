import { UnfinishedSignUpScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Finish opening your account',
  description: 'Verify the remaining codes of a sign-up that you started earlier.',
  layout: LiveLayout,
  screen: UnfinishedSignUpScreen,
});
