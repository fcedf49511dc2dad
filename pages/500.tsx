import { ErrorPage } from '@/shell/error-page';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';

const ServerError = () => (
  <ErrorPage
    title="Something failed on our side"
    happened="The page could not be made. Your account, your shares and your payments are not affected."
    todo="Load the page again in a moment."
  />
);

export default definePage({
  title: 'Server error',
  description: 'Something failed on our side.',
  layout: SiteLayout,
  screen: ServerError,
});
