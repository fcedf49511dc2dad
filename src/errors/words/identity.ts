import type { IdentityFaultKind } from '../identity-fault';
import type { FaultWords } from './transaction';

const WORDS: Readonly<Record<IdentityFaultKind, FaultWords>> = {
  'not-set-up': {
    title: 'Identities are not verified here',
    text: 'This site has no identity check yet. Write to us, and we tell you how yours can be verified.',
  },
  silent: {
    title: 'The identity check does not answer',
    text: 'Its page has not loaded within 10 seconds. Check your connection. An ad blocker or a strict network may stop it: allow it for this site, then try again.',
  },
  blocked: {
    title: 'The identity check was blocked',
    text: 'Your browser did not load its page. Load this page again. If it stays, write to support.',
  },
  'other-address': {
    title: 'The identity check was stopped',
    text: 'It would have opened at an address that this site does not trust, so nothing was loaded and nothing was sent. Try again. If it stays, write to support.',
  },
  'not-renewed': {
    title: 'The identity check has expired',
    text: 'It was open for some time and could not be renewed. What you sent is kept. Try again to continue.',
  },
  'page-fault': {
    title: 'The identity check reports a problem',
    text: 'What you sent is kept. Go on below where you can, or try again to open it anew.',
  },
  'camera-denied': {
    title: 'Your camera is blocked for this site',
    text: 'Allow the camera in the site settings, beside the address of this page, then load the page again. You can also continue on your phone from within the check.',
  },
  'no-camera': {
    title: 'No camera was found',
    text: 'You need one for the picture of your face. Log in on your phone and open this page there, or continue on your phone from within the check.',
  },
};

export const wordsOfIdentityFault = (kind: IdentityFaultKind): FaultWords => WORDS[kind];
