import { ArticleScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { articleProps, madeOnDemand, type ArticleProps } from '@/source/texts';

export const getStaticPaths = madeOnDemand;
export const getStaticProps = articleProps;

export default definePage<ArticleProps>({
  title: 'A note from the bank',
  description: 'A dated note by FNX Bank on shares, the market, the bank itself or staying safe.',
  layout: SiteLayout,
  screen: ArticleScreen,
});
