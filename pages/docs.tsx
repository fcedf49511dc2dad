import { DocsScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { keptTextsProps, type KeptTextsProps } from '@/source/kept-texts';

export const getStaticProps = keptTextsProps;

export default definePage<KeptTextsProps>({
  title: 'Documents',
  description: 'The papers behind FNX: prospectus, articles, reports, audits and network facts, and what each holds.',
  canonical: '/docs',
  layout: SiteLayout,
  screen: DocsScreen,
});
