import { DashboardScreen } from '@/features/portfolio';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Dashboard',
  description: 'Your shares of FNX Bank, their value and your wallet.',
  layout: LiveLayout,
  screen: DashboardScreen,
});
