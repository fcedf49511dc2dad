import type { TwoFactorNotice } from './two-factor-flow';

export const TWO_FACTOR_TEXT = {
  on: {
    tone: 'gain',
    label: 'On',
    text: 'Each login asks for a code from your authenticator app, after the codes sent to your phone and e-mail.',
  },
  unknown: {
    tone: 'caution',
    label: 'Unknown',
    text: 'We could not check whether two-factor is on. Reload this page. If you still see this message, contact support.',
  },
  off: {
    tone: 'caution',
    label: 'Off',
    text: 'Each login asks for a code from your phone and one from your e-mail. An authenticator app adds a third code, which is made on your own device and never sent to you.',
  },
} as const;

const SETUP_LOST =
  'Two-factor is still off because you left or reloaded the page before confirming a code. Start again, and delete the first entry from your app: its codes do not work.';
const CODES_LOST =
  'Two-factor is on, but you left the page before confirming that you saved your recovery codes. We can’t show them again.';
const REMEDY = {
  renew: 'If you do not have them, make new ones.',
  restart: 'If you do not have them, turn two-factor off and on again.',
} as const;

export function noticeText(notice: TwoFactorNotice, isOn: boolean, canRenew: boolean): string {
  switch (notice) {
    case 'interrupted':
      return isOn ? `${CODES_LOST} ${REMEDY[canRenew ? 'renew' : 'restart']}` : SETUP_LOST;
    case 'saved':
      return 'Your recovery codes are now active. We have e-mailed you about it.';
    case 'stopped':
      return 'Two-factor is off. Delete the entry from your authenticator app: its codes no longer work.';
  }
}
