import { DocsScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { wordsAlone } from '@/source/served';

export const getStaticProps = wordsAlone;

export default definePage({
  title: 'Documents',
  description: 'The papers behind FNX: prospectus, articles, reports, audits and network facts, and what each holds.',
  canonical: '/docs',
  layout: SiteLayout,
  screen: DocsScreen,
});
