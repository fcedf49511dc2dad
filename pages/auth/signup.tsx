import { SignUpStart } from '@/features/auth';
import { SignupScreen } from '@/features/content';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';
import { staticTextProps } from '@/server/page-data/page-props';

export const getStaticProps = staticTextProps;

const Screen = () => <SignupScreen start={<SignUpStart />} />;

export default definePage({
  title: 'Open an account',
  description: 'Who can invest in FNX Bank, what you will need, and what happens after you open an account.',
  canonical: '/auth/signup',
  layout: SiteLayout,
  screen: Screen,
});
