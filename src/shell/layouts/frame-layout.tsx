import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '@/api/query-client';
import { SiteLayout } from './site-layout';

export const FrameLayout = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <SiteLayout hasFooter={false}>{children}</SiteLayout>
  </QueryClientProvider>
);
