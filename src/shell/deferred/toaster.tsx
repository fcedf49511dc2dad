import { useEffect, type CSSProperties } from 'react';
import { Toaster as Corner, toast } from 'sonner';
import { TOAST_GAP, TOAST_MS, TOASTS_VISIBLE } from '@/config/limits';
import { useSettings } from '@/settings/use-settings';
import { color } from '@/theme/tokens';
import { TEXT_FACE } from '@/theme/typography';
import { subscribeToNotices, type Notice } from '@/ui/notify';
import { onLogout } from '@/session/on-logout';
import { useContinueToast, useOfflineToast } from './lasting-toasts';

const showToast = ({ tone, text, action }: Notice): void => {
  toast[tone](text, { action: action && { label: action.label, onClick: action.onClick } });
};

/** Dismisses toasts, because those for one user must not remain for the next. */
const dismissWithSession = (): (() => void) => onLogout(() => void toast.dismiss());

/** Toasts appear below the header, because a toast over 'Connect Wallet' would block a retry. */
const BELOW_HEADER = { offset: { top: 84 }, mobileOffset: { top: 140 } };

const TOAST_LOOK = {
  fontFamily: TEXT_FACE,
  '--normal-bg': color.raised,
  '--normal-border': color.rule,
  '--normal-text': color.ink,
} as CSSProperties;

const closeAt = (isRtl: boolean) => ({
  '--toast-close-button-transform': 'translateY(10px) scale(1.2)',
  '--toast-close-button-start': isRtl ? '10px' : 'auto',
  '--toast-close-button-end': isRtl ? 'auto' : '10px',
});

const MESSAGE = {
  style: { fontSize: '0.9375rem', paddingInlineEnd: 40 },
  actionButtonStyle: {
    minBlockSize: 36,
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    background: color.metal,
    color: color.onMetal,
  },
};

export function Toaster() {
  const { theme, direction } = useSettings();
  useEffect(() => dismissWithSession(), []);
  useEffect(() => subscribeToNotices(showToast), []);
  useContinueToast();
  useOfflineToast();
  return (
    <Corner
      position="top-right"
      {...BELOW_HEADER}
      closeButton
      pauseWhenPageIsHidden
      style={{ ...TOAST_LOOK, ...closeAt(direction === 'rtl') }}
      toastOptions={MESSAGE}
      duration={TOAST_MS}
      visibleToasts={TOASTS_VISIBLE}
      gap={TOAST_GAP}
      theme={theme === 'LIGHT' ? 'light' : 'dark'}
      dir={direction}
    />
  );
}
