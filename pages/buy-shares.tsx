import { BuySharesScreen } from '@/features/shares';
import { FrameLayout } from '@/shell/layouts/frame-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Buy shares',
  description: 'What a share costs, the smallest purchase, and how to buy and sell.',
  layout: FrameLayout,
  screen: BuySharesScreen,
});
