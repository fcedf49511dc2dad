import { ErrorPage } from '@/shell/error-page';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';

const NotFound = () => (
  <ErrorPage
    title="There is no such page"
    happened="The address may be mistyped, or the page has moved."
    todo="Check the address, or start again from the home page."
  />
);

export default definePage({
  title: 'Page not found',
  description: 'There is no page at this address.',
  layout: SiteLayout,
  screen: NotFound,
});
