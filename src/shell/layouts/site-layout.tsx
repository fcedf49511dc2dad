import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, UNSEEN } from '@/theme/tokens';
import { Footer } from '../footer';
import { Header } from '../header/header';

const Main = styled('main')({ paddingBlock: 'clamp(32px, 6vw, 72px)', '&:focus': { outline: 'none' } });
const Skip = styled('a')({ '&:not(:focus)': UNSEEN, padding: 12, background: color.raised });

type Props = { /** Stands between the header and the page. */ above?: ReactNode; children: ReactNode };

/** Header, one main landmark, footer: around every page. */
export const SiteLayout = ({ above, children }: Props) => (
  <>
    <Skip href="#main">Skip to the content</Skip>
    <Header />
    {above}
    <Main id="main" tabIndex={-1}>
      {children}
    </Main>
    <Footer />
  </>
);
