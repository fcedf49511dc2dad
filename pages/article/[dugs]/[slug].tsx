import { ArticleScreen, ServerErrorScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { articleProps, type ArticleProps, type Unavailable } from '@/server/page-data/texts';

export const getServerSideProps = articleProps;

export default definePage<ArticleProps | Unavailable>({
  title: 'A note from the bank',
  description: 'A dated note by FNX Bank on shares, the market, the bank itself or staying safe.',
  layout: SiteLayout,
  screen: (props) => ('isUnavailable' in props ? <ServerErrorScreen /> : <ArticleScreen {...props} />),
});
