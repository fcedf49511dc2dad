import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '@/api/query-client';
import { SectionTabs } from './section-tabs';
import { SiteLayout } from './site-layout';

export const MemberLayout = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <SiteLayout above={<SectionTabs />}>{children}</SiteLayout>
  </QueryClientProvider>
);
