import { TransactionsScreen } from '@/features/transactions';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Transactions',
  description: 'Every movement of your account, with its state, its date and the transaction on the chain.',
  layout: MemberLayout,
  screen: TransactionsScreen,
});
