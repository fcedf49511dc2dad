import { DashboardScreen } from '@/features/portfolio';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Dashboard',
  description: 'Your shares of FNX Bank, their value and your wallet.',
  layout: MemberLayout,
  screen: DashboardScreen,
});
