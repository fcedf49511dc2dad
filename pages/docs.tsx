import { DocsScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { documentsProps, type DocumentsProps } from '@/server/page-data/documents';

export const getStaticProps = documentsProps;

export default definePage<DocumentsProps>({
  title: 'Documents',
  description:
    'The documents of FNX: prospectus, articles, reports, audits and network details, and what each contains.',
  canonical: '/docs',
  layout: SiteLayout,
  screen: DocsScreen,
});
