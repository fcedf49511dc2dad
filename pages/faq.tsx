import { FaqScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { questionsProps, type QuestionsProps } from '@/server/page-data/questions';

export const getStaticProps = questionsProps;

export default definePage<QuestionsProps>({
  title: 'Questions and answers',
  description: 'Questions about shares, accounts, payments, wallets and safety, answered plainly.',
  canonical: '/faq',
  layout: SiteLayout,
  screen: FaqScreen,
});
