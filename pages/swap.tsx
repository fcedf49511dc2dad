import { SwapScreen } from '@/features/swap';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Swap',
  description: 'Exchange FNX, BNB, WBNB and USDT in public pools on BNB Smart Chain, and what to watch for.',
  layout: MemberLayout,
  screen: SwapScreen,
});
