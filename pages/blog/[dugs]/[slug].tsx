import { ArticleScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'A note from the bank',
  description: 'A dated note by FNX Bank on shares, the market, the bank itself or staying safe.',
  layout: SiteLayout,
  screen: ArticleScreen,
});
