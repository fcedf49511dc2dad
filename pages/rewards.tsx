import { RewardsScreen } from '@/features/staking';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Rewards',
  description: 'What your stakes have earned, what you have claimed and where it was sent.',
  layout: MemberLayout,
  screen: RewardsScreen,
});
