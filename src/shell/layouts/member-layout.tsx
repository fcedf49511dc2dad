import styled from '@emotion/styled';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '@/api/query-client';
import { SectionTabs } from './section-tabs';
import { SiteLayout } from './site-layout';

/** On a phone, a private page has no footer, because the menu in the bar below it leads to the public pages. */
const WithoutFooterOnPhones = styled('div')({
  display: 'contents',
  '@media (max-width: 767.98px)': { '& > footer': { display: 'none' } },
});

export const MemberLayout = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <WithoutFooterOnPhones>
      <SiteLayout above={<SectionTabs />}>{children}</SiteLayout>
    </WithoutFooterOnPhones>
  </QueryClientProvider>
);
