import { UnfinishedSignUpScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Finish opening your account',
  description: 'The codes of a sign-up that was left half way, each verified on its own.',
  layout: LiveLayout,
  screen: UnfinishedSignUpScreen,
});
