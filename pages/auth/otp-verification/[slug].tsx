import type { GetStaticPaths, GetStaticProps } from 'next';
import { SignUpCodeScreen } from '@/features/auth';
import { LiveLayout } from '@/shell/layouts/live-layout';
import { definePage } from '@/shell/page';

export const getStaticPaths: GetStaticPaths = () => ({
  paths: ['phone', 'email'].map((slug) => ({ params: { slug } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps = () => ({ props: {} });

export default definePage({
  title: 'Verify your phone and e-mail',
  description: 'Enter the one-time codes that were sent to your phone and your e-mail to open your FNX account.',
  layout: LiveLayout,
  screen: SignUpCodeScreen,
});
