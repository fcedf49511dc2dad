import type { GetServerSideProps } from 'next';
import { identityHeaders } from '@/config/identity-headers';
import { KycScreen } from '@/features/kyc';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { definePage } from '@/shell/page';

export default definePage({
  title: 'Identity check',
  description: 'Where the check of your identity stands, what it asks for and what comes next.',
  layout: MemberLayout,
  screen: KycScreen,
});

/** Answered by the server each time: which origin may be framed is known when it starts, and the build serves all of them. */
export const getServerSideProps: GetServerSideProps = ({ res }) => {
  for (const { key, value } of identityHeaders()) res.setHeader(key, value);
  return Promise.resolve({ props: {} });
};
