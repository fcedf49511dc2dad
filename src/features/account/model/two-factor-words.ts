import type { TwoFactorNotice } from './two-factor-flow';

export const TWO_FACTOR_WORDS = {
  on: {
    tone: 'gain',
    label: 'On',
    text: 'Each login asks for a code from your authenticator app, after those that go to your phone and your e-mail.',
  },
  unknown: {
    tone: 'caution',
    label: 'Not known',
    text: 'FNX did not say whether two-factor is on. Load this page again, or write to support if it stays so.',
  },
  off: {
    tone: 'caution',
    label: 'Off',
    text: 'Each login asks for a code from your phone and one from your e-mail. An authenticator app adds a third, which is made on your own device and cannot be caught on its way.',
  },
} as const;

const SETUP_LOST =
  'Two-factor is still off: the page was left or loaded again before a code was confirmed. Start again, and delete the first entry from your app, since its codes do not work.';
const CODES_LOST =
  'Two-factor is on, but the page was left before you said that you have kept your recovery codes. They cannot be shown again.';
const REMEDY = {
  renew: 'If you do not have them, make new ones.',
  restart: 'If you do not have them, turn two-factor off and on again.',
} as const;

/** If two-factor is on after an interruption, the recovery codes were lost. If it is off, the setup was. */
export function noticeText(notice: TwoFactorNotice, isOn: boolean, canRenew: boolean): string {
  switch (notice) {
    case 'interrupted':
      return isOn ? `${CODES_LOST} ${REMEDY[canRenew ? 'renew' : 'restart']}` : SETUP_LOST;
    case 'kept':
      return 'Your recovery codes count from now on. We sent you a mail about it.';
    case 'stopped':
      return 'Two-factor is off. Delete the entry from your authenticator app, since its codes do not work any more.';
  }
}
