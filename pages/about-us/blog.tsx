import { BlogScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { articlesProps } from '@/server/page-data/articles';

export const getStaticProps = articlesProps;

export default definePage({
  title: 'News from the bank',
  description: 'Short notes by the people of FNX Bank on the register, the campaign and safety.',
  canonical: '/about-us/blog',
  layout: SiteLayout,
  screen: BlogScreen,
});
