import { SettingsScreen } from '@/features/account';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Settings',
  description: 'Your profile, and how the app looks in this browser.',
  layout: MemberLayout,
  screen: SettingsScreen,
});
