import { CreateAccountScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Open your account',
  description: 'Name, e-mail, phone, country and a password: the details of a new FNX account.',
  layout: LiveLayout,
  screen: CreateAccountScreen,
});
