import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useSession } from '@/session/use-session';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { LazyPart } from '@/ui/lazy-part';
import { singleTaskStore } from '@/ui/single-task';
import { useStore } from '@/utils/hooks/use-store';
import { Footer } from '../footer';
import { Header } from '../header/header';
import { loadBottomBar } from '../deferred/load-member-nav';

const Main = styled('main')({ paddingBlock: 'clamp(32px, 6vw, 72px)', '&:focus': { outline: 'none' } });
const Skip = styled('a')({ '&:not(:focus)': VISUALLY_HIDDEN, padding: 12, background: color.raised });

type Props = { above?: ReactNode; hasFooter?: boolean; children: ReactNode };

export function SiteLayout({ above, hasFooter = true, children }: Props) {
  const isLoggedIn = useSession().state === 'authenticated';
  const isBusy = useStore(singleTaskStore) !== null;
  return (
    <>
      <Skip href="#main">Skip to the content</Skip>
      <Header />
      {!isBusy && above}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {hasFooter && !isBusy && <Footer />}
      {isLoggedIn && <LazyPart isWanted load={loadBottomBar} />}
    </>
  );
}
