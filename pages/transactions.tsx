import { TransactionsScreen } from '@/features/transactions';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Transactions',
  description: 'Every transaction of your account, with its status, its date and the transaction on the chain.',
  layout: MemberLayout,
  screen: TransactionsScreen,
});
