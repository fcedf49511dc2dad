import styled from '@emotion/styled';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRouter } from 'next/router';
import { queryClient } from '@/api/query-client';
import { menuOf } from '@/config/routes';
import { color } from '@/theme/tokens';
import { Wide } from '@/ui/layout/page';
import { MenuRow } from '../menu-row';
import { tabsOf } from '../section';
import { SiteLayout } from './site-layout';

const Bar = styled('nav')({
  borderBlockEnd: `1px solid ${color.rule}`,
  '@media print': { display: 'none' },
});
const Outdented = styled('div')({ marginInline: -9 });

function SectionTabs() {
  const { pathname } = useRouter();
  const tabs = tabsOf(pathname);
  const [first] = tabs;
  if (!first) return null;
  return (
    <Bar aria-label={menuOf('desk').find(({ path }) => path === first.path)?.name}>
      <Wide>
        <Outdented>
          <MenuRow items={tabs} />
        </Outdented>
      </Wide>
    </Bar>
  );
}

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
