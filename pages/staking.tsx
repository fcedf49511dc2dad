import { StakingScreen } from '@/features/staking';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Staking',
  description: 'Plans for staking FNX, what they could earn, and your stakes.',
  layout: MemberLayout,
  screen: StakingScreen,
});
