import styled from '@emotion/styled';
import { useState } from 'react';
import { menuOf } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { TextButton } from '@/ui/button';
import { DisclosureMenu } from '@/ui/disclosure-menu';
import { Glyph } from '@/ui/glyphs';
import { notify } from '@/ui/notify';
import { SearchEntry } from '../palette/search-entry';

/** A head and shoulders in two strokes. */
const AccountGlyph = () => (
  <Glyph>
    <circle cx="10" cy="7" r="3.4" />
    <path d="M3.4 17c.8-3.6 3.4-5 6.6-5s5.8 1.4 6.6 5" />
  </Glyph>
);

const Entry = styled(AppLink)({ display: 'block', paddingBlock: 10, textDecoration: 'none' });
const LogOut = styled(TextButton)({ textAlign: 'start' });

export function AccountMenu() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      const { logOutByHand } = await import('@/session/log-out');
      await logOutByHand();
    } catch {
      notify({ tone: 'error', text: 'Logging out did not work. Check your connection and try again.' });
      setLeaving(false);
    }
  };
  return (
    <DisclosureMenu label="Account" glyph={<AccountGlyph />}>
      {(close) => (
        <>
          {menuOf('account').map(({ path, name }) => (
            <Entry key={path} href={path} onClick={close}>
              {name}
            </Entry>
          ))}
          <SearchEntry onOpen={close} />
          <LogOut type="button" aria-busy={isLeaving || undefined} onClick={() => void leave()}>
            {isLeaving ? 'Logging out…' : 'Log out'}
          </LogOut>
        </>
      )}
    </DisclosureMenu>
  );
}
