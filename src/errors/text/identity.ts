import type { TitledText } from './transaction';

export type IdentityFaultKind =
  'not-set-up' | 'silent' | 'blocked' | 'other-address' | 'not-renewed' | 'page-fault' | 'camera-denied' | 'no-camera';

const TEXTS: Readonly<Record<IdentityFaultKind, TitledText>> = {
  'not-set-up': {
    title: 'Identity checks are not available here',
    text: 'This site has no identity check yet. Contact us and we will tell you how to verify yours.',
  },
  silent: {
    title: 'The identity check is not responding',
    text: 'It did not load within 10 seconds. Check your connection. If an ad blocker or a strict network blocks it, allow it for this site, then try again.',
  },
  blocked: {
    title: 'The identity check was blocked',
    text: 'Your browser did not load it. Reload this page. If you still see this message, contact support.',
  },
  'other-address': {
    title: 'The identity check was stopped',
    text: 'It tried to open an address that this site does not trust, so nothing was loaded and nothing was sent. Try again. If you still see this message, contact support.',
  },
  'not-renewed': {
    title: 'The identity check has expired',
    text: 'It was open too long and could not be renewed. We have kept what you sent. Try again to continue.',
  },
  'page-fault': {
    title: 'The identity check reports a problem',
    text: 'We have kept what you sent. Continue below if you can, or try again to reopen it.',
  },
  'camera-denied': {
    title: 'Your camera is blocked for this site',
    text: 'Allow the camera in the site settings next to the page address, then reload the page. You can also continue on your phone from within the check.',
  },
  'no-camera': {
    title: 'No camera was found',
    text: 'You need one to photograph your face. Log in on your phone and open this page there, or continue on your phone from within the check.',
  },
};

export const identityFaultText = (kind: IdentityFaultKind): TitledText => TEXTS[kind];
