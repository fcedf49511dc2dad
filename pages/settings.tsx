import { SettingsScreen } from '@/features/account';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Settings',
  description: 'Your profile, the safety of your account, your notifications, and how the app looks in this browser.',
  layout: MemberLayout,
  screen: SettingsScreen,
});
