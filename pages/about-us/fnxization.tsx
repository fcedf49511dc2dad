import { FnxizationScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { staticTextProps } from '@/server/page-data/page-props';

export const getStaticProps = staticTextProps;

export default definePage({
  title: 'Tokenized shares',
  description:
    'How a registered share of FNX Bank becomes a token: rights of a holder, transfers, proof and words used.',
  canonical: '/fnxization',
  layout: SiteLayout,
  screen: FnxizationScreen,
});
