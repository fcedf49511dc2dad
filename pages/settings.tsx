import { SettingsScreen } from '@/features/account';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Settings',
  description: 'Your profile, and how the app looks in this browser.',
  layout: LiveLayout,
  screen: SettingsScreen,
});
