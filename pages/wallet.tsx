import { WalletScreen } from '@/features/portfolio';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Wallet',
  description: 'The wallet that is linked to your account, what it holds and the address at which you receive.',
  layout: MemberLayout,
  screen: WalletScreen,
});
