import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '@/api/query-client';
import { AccountNavigation } from './account-navigation';
import { SiteLayout } from './site-layout';

/** Around every private page: what the account has stands one step away. */
export const MemberLayout = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <SiteLayout above={<AccountNavigation />}>{children}</SiteLayout>
  </QueryClientProvider>
);
