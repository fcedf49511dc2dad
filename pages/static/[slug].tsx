import { ManagedPageScreen, ServerErrorScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { managedPageProps, type ManagedPageProps, type Unavailable } from '@/server/page-data/texts';

export const getServerSideProps = managedPageProps;

export default definePage<ManagedPageProps | Unavailable>({
  title: 'A page of the bank',
  description: 'A text that FNX Bank keeps up to date, such as fees, cookies or the complaints procedure.',
  layout: SiteLayout,
  screen: (props) => ('isUnavailable' in props ? <ServerErrorScreen /> : <ManagedPageScreen {...props} />),
});
