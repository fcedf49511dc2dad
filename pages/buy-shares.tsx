import { BuySharesScreen } from '@/features/shares';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Buy shares',
  description: 'What a share of FNX Bank costs, the least that you can buy, how a purchase goes and how to sell.',
  layout: MemberLayout,
  screen: BuySharesScreen,
});
