import { DocsScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { documentsProps, type DocumentsProps } from '@/server/page-data/documents';

export const getStaticProps = documentsProps;

export default definePage<DocumentsProps>({
  title: 'Documents',
  description: 'The papers behind FNX: prospectus, articles, reports, audits and network facts, and what each holds.',
  canonical: '/docs',
  layout: SiteLayout,
  screen: DocsScreen,
});
