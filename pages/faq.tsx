import { FaqScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Questions and answers',
  description: 'Thirty questions about shares, accounts, payments, wallets and safety, answered plainly.',
  canonical: '/faq',
  layout: SiteLayout,
  screen: FaqScreen,
});
