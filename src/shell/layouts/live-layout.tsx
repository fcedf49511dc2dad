import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '@/api/query-client';
import { SiteLayout } from './site-layout';

/** For screens that read and write: auth and private ones. Reading pages do without. */
export const LiveLayout = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <SiteLayout>{children}</SiteLayout>
  </QueryClientProvider>
);
