import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { PRODUCT } from '@/config/product';
import { accessOf, HOME, LOGIN, SIGN_UP } from '@/config/routes';
import { useSession } from '@/session/use-session';
import { color, from } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { primaryLook, IconButton } from '@/ui/button/button';
import { Wide } from '@/ui/layout/page';
import { LazyPart } from '@/ui/lazy-part';
import { Logo } from '@/ui/logo';
import { singleTaskStore } from '@/ui/single-task';
import { useStore } from '@/utils/hooks/use-store';
import { changeSettings } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { ThemeGlyph } from '@/ui/glyphs';
import { loadNavigation, loadTools } from '../deferred/load-member-nav';
import { MainNavigation } from './main-navigation';
import { setPendingMarkSlot } from './pending-mark-slot';
import { PhoneMenu } from './phone-menu';
import { WalletButton } from './wallet-button';

function ThemeButton() {
  const { theme } = useSettings();
  const isLight = theme === 'LIGHT';
  return (
    <IconButton
      type="button"
      aria-label="Theme"
      aria-pressed={isLight}
      title={isLight ? 'Use the dark theme' : 'Use the light theme'}
      onClick={() => changeSettings({ theme: isLight ? 'DARK' : 'LIGHT' })}
    >
      <ThemeGlyph />
    </IconButton>
  );
}

const Bar = styled('header')({
  position: 'relative',
  borderBlockEnd: `1px solid ${color.rule}`,
  background: color.ground,
  '@media print': { display: 'none' },
});
const Row = styled(Wide)({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  minBlockSize: 72,
  paddingBlock: 8,
  paddingInline: 12,
  [from.tablet]: { gap: 12, paddingInline: 32 },
});
const Home = styled(AppLink)({
  ...DISPLAY_TYPE,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  fontSize: '1.5rem',
  letterSpacing: '0.06em',
  textDecoration: 'none',
  '@media (min-width: 480px)': { gap: 10 },
});
const Tools = styled('span')({
  display: 'inline-flex',
  minInlineSize: 88,
  [from.tablet]: { gap: 12, minInlineSize: 100 },
});

/**
 * `data-member` is set before the first paint for a user who seems to be logged in. It hides the visitor's links and
 * reserves space for the investor's tools.
 */
const VisitorLinks = styled('span')({ display: 'contents', 'html[data-member] &': { display: 'none' } });
const ReservedTools = styled(Tools)({ display: 'none', 'html[data-member] &': { display: 'inline-flex' } });

/** On a narrow screen, a font size of 0 hides the word but keeps it as the link's accessible name. */
const Word = styled('span')({ '@media (max-width: 479px)': { fontSize: 0 } });
const Rest = styled('span')({ flex: 1 });
const LogIn = styled(AppLink)({
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: 44,
  paddingInline: 8,
  whiteSpace: 'nowrap',
  textUnderlineOffset: '0.25em',
});
const OpenAccount = styled(AppLink)({
  ...primaryLook,
  display: 'none',
  textDecoration: 'none',
  [from.tablet]: { display: 'inline-grid', placeItems: 'center' },
});

const Brand = () => (
  <Home href={HOME}>
    <Logo width={34} />
    <Word>{PRODUCT}</Word>
  </Home>
);

const VisitorTools = () => (
  <>
    <VisitorLinks>
      <LogIn href={LOGIN}>Log in</LogIn>
      <OpenAccount href={SIGN_UP}>Open account</OpenAccount>
      <PhoneMenu />
    </VisitorLinks>
    <ReservedTools />
  </>
);

export function Header() {
  const { state } = useSession();
  const isLoggedIn = state === 'authenticated';
  const isBusy = useStore(singleTaskStore) !== null;
  useEffect(() => {
    if (state !== 'restoring') document.documentElement.toggleAttribute('data-member', isLoggedIn);
  }, [state, isLoggedIn]);
  const { pathname } = useRouter();
  // A public page is prerendered with the visitor's navigation. It is shown until the investor's has loaded.
  const meanwhile = accessOf(pathname) === 'private' ? null : <MainNavigation />;
  return (
    <Bar>
      <Row>
        <Brand />
        {isLoggedIn ? <LazyPart isWanted load={loadNavigation} meanwhile={meanwhile} /> : <MainNavigation />}
        <Rest ref={setPendingMarkSlot} />
        {!isBusy && <ThemeButton />}
        <WalletButton />
        {isLoggedIn ? (
          <Tools>
            <LazyPart isWanted load={loadTools} />
          </Tools>
        ) : (
          <VisitorTools />
        )}
      </Row>
    </Bar>
  );
}
