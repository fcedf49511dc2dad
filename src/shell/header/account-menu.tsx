import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useState } from 'react';
import { profileQuery } from '@/api/endpoints/user/profile';
import { queryClient } from '@/api/query-client';
import { menuOf } from '@/config/routes';
import { DisclosureMenu } from '@/ui/disclosure-menu';
import { Glyph } from '@/ui/glyphs';
import { notify } from '@/ui/notify';
import { MenuEntry, MenuHeading } from '../member-nav/menu-entry';
import { menuBadgeOf } from '../member-nav/menu-badges';
import { EntryButton, ThemeEntry } from '../member-nav/theme-entry';
import { SearchEntry } from '../palette/search-entry';

const AccountGlyph = () => (
  <Glyph>
    <circle cx="10" cy="7" r="3.4" />
    <path d="M3.4 17c.8-3.6 3.4-5 6.6-5s5.8 1.4 6.6 5" />
  </Glyph>
);

const Entries = styled('div')({ inlineSize: 'min(280px, calc(100vw - 60px))', paddingInline: 8 });

export const AccountMenu = () => (
  <DisclosureMenu label="Account" glyph={<AccountGlyph />}>
    {(close) => (
      <Entries>
        <Holder />
        {menuOf('account').map(({ path, name }) => (
          <MenuEntry key={path} {...{ path, name }} note={menuBadgeOf(path)} onFollow={close} />
        ))}
        <SearchEntry onOpen={close} />
        <ThemeEntry />
        <LogOut />
      </Entries>
    )}
  </DisclosureMenu>
);

function Holder() {
  const { data } = useQuery(profileQuery, queryClient);
  const name = data && `${data.firstName} ${data.lastName}`.trim();
  return name ? <MenuHeading dir="auto">{name}</MenuHeading> : null;
}

function LogOut() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      const { logOutManually } = await import('@/session/log-out');
      await logOutManually();
    } catch {
      notify({ tone: 'error', text: 'Logging out did not work. Check your connection and try again.' });
      setLeaving(false);
    }
  };
  return (
    <EntryButton type="button" aria-busy={isLeaving || undefined} onClick={() => void leave()}>
      {isLeaving ? 'Logging out…' : 'Log out'}
    </EntryButton>
  );
}
