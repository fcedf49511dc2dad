import { KycScreen } from '@/features/kyc';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Identity check',
  description: 'Where the check of your identity stands, what it asks for and what comes next.',
  layout: MemberLayout,
  screen: KycScreen,
});
