import { NotificationsScreen } from '@/features/notifications';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Notifications',
  description: 'What has happened in your account: orders, stakes, identity checks and security.',
  layout: MemberLayout,
  screen: NotificationsScreen,
});
