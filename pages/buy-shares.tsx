import { BuySharesScreen } from '@/features/shares';
import { FrameLayout } from '@/shell/layouts/frame-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Buy shares',
  description: 'What a share of FNX Bank costs, the smallest purchase, how to buy and how to sell.',
  layout: FrameLayout,
  screen: BuySharesScreen,
});
