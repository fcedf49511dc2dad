import { OrdersScreen } from '@/features/transactions';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Orders',
  description: 'Your orders of shares and the certificate of each finished purchase.',
  layout: MemberLayout,
  screen: OrdersScreen,
});
