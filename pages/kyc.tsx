import type { GetServerSideProps } from 'next';
import { identityHeaders } from '@/config/identity-headers';
import { KycScreen } from '@/features/kyc';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Identity check',
  description: 'The status of your identity check, what it needs and what comes next.',
  layout: MemberLayout,
  screen: KycScreen,
});

/** The page is rendered for each request, because only the running server knows which origin may be framed. */
export const getServerSideProps: GetServerSideProps = ({ res }) => {
  for (const { key, value } of identityHeaders()) res.setHeader(key, value);
  return Promise.resolve({ props: {} });
};
