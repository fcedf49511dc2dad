import { useEffect, type CSSProperties } from 'react';
import { Toaster } from 'sonner';
import { TOAST_GAP, TOAST_MS, TOASTS_VISIBLE } from '@/config/limits';
import { followProfile } from '@/session/profile';
import { useSession } from '@/session/use-session';
import { useSettings } from '@/settings/use-settings';
import { color } from '@/theme/tokens';
import { TEXT_FACE } from '@/theme/typography';
import { BlockingOverlay } from '@/ui/blocking-overlay';
import { LazyPart } from '@/ui/lazy-part';
import { hearNotices } from '@/ui/notify';
import { KeysSlot } from './keys-slot';
import { loadAtStart } from './load-at-start';
import { PendingSlot } from './pending-slot';
import { dismissWithSession, showToast } from './show-toast';
import { usePreferencesOfAccount } from './use-preferences-of-account';

const loadLiveNotices = async () => (await import('../notices/live-notices')).LiveNotices;

/** Below the header: a toast over 'Connect Wallet' would keep people from trying again. */
const BELOW_HEADER = { offset: { top: 84 }, mobileOffset: { top: 140 } };

/** In the colours and the type of the page: the toaster's own are white and a system's. */
const TOAST_LOOK = {
  fontFamily: TEXT_FACE,
  '--normal-bg': color.raised,
  '--normal-border': color.rule,
  '--normal-text': color.ink,
} as CSSProperties;

/**
 * What stands by after the first paint: the toaster, the public figures, the profile of the investor who is logged in,
 * what is on its way to the bank.
 */
export function Late() {
  const { theme, direction } = useSettings();
  useEffect(() => loadAtStart(), []);
  useEffect(() => followProfile(), []);
  useEffect(() => dismissWithSession(), []);
  useEffect(() => hearNotices(showToast), []);
  usePreferencesOfAccount();
  const isLoggedIn = useSession().state === 'authenticated';
  return (
    <>
      <Toaster
        position="top-right"
        {...BELOW_HEADER}
        closeButton
        pauseWhenPageIsHidden
        style={TOAST_LOOK}
        duration={TOAST_MS}
        visibleToasts={TOASTS_VISIBLE}
        gap={TOAST_GAP}
        theme={theme === 'LIGHT' ? 'light' : 'dark'}
        dir={direction}
      />
      <BlockingOverlay />
      <PendingSlot />
      <KeysSlot />
      <LazyPart isWanted={isLoggedIn} load={loadLiveNotices} />
    </>
  );
}
