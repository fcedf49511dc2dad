import type { Tone } from '@/ui/badge';
import type { KycStatus } from '@/domain/kyc-status';
import { IDENTITY_STATE } from '@/parts/identity-state';
import { ownValue } from '@/utils/own-value';

export type KycWords = {
  tone: Tone;
  state: string;
  title: string;
  text: string;
  next: string;
  isYourTurn: boolean;
};

export const KYC_WORDS: Record<KycStatus, KycWords> = {
  NOT_APPLIED: {
    tone: 'neutral',
    state: IDENTITY_STATE.NOT_APPLIED,
    title: 'Your identity is not verified yet',
    text: 'The bank keeps a register of its shareholders, and the law asks it to know who they are. Until then you can read everything and move nothing.',
    next: 'The check opens on this page. It takes about five minutes.',
    isYourTurn: true,
  },
  INITIATED: {
    tone: 'neutral',
    state: IDENTITY_STATE.INITIATED,
    title: 'Your identity check is not finished',
    text: 'You began the check and left before its end. What you sent is kept.',
    next: 'The check opens on this page and goes on where you left it.',
    isYourTurn: true,
  },
  PENDING: {
    tone: 'caution',
    state: IDENTITY_STATE.PENDING,
    title: 'Your documents are being checked',
    text: 'Everything has arrived. There is nothing for you to do, and you may leave this page.',
    next: 'Most checks end within a day. You get an e-mail, and this page says the result.',
    isYourTurn: false,
  },
  ON_HOLD: {
    tone: 'caution',
    state: IDENTITY_STATE.ON_HOLD,
    title: 'A person is looking at your documents',
    text: 'Something could not be decided by itself, which happens and says nothing about you.',
    next: 'This takes minutes, and one working day at most. Where something is missing, we write to you.',
    isYourTurn: false,
  },
  ACTION_REQUIRED: {
    tone: 'caution',
    state: IDENTITY_STATE.ACTION_REQUIRED,
    title: 'The check needs one more step from you',
    text: 'Your documents were read, and one thing more is asked for.',
    next: 'The check opens on this page at that step; nothing has to be sent twice.',
    isYourTurn: true,
  },
  RETRY: {
    tone: 'loss',
    state: IDENTITY_STATE.RETRY,
    title: 'Something could not be accepted',
    text: 'Your check is still open. Send again what is named below, and leave the rest as it is.',
    next: 'The check opens on this page at what has to be sent again.',
    isYourTurn: true,
  },
  REJECTED: {
    tone: 'loss',
    state: IDENTITY_STATE.REJECTED,
    title: 'Your identity could not be verified',
    text: 'The check was closed without approval, and it cannot be begun again here. Shares that you own stay yours.',
    next: 'Where you think that this is wrong, write to support. A person who did not decide the first time looks at it.',
    isYourTurn: false,
  },
  APPROVED: {
    tone: 'gain',
    state: IDENTITY_STATE.APPROVED,
    title: 'Your identity is verified',
    text: 'The bank knows who you are. You may buy, swap, stake and claim with a linked wallet.',
    next: 'Nothing more is needed. Where a document expires, we write to you before it does.',
    isYourTurn: false,
  },
};

export const OPEN_WORDS: Pick<KycWords, 'title' | 'text' | 'next'> = {
  title: 'Your check is open',
  text: 'Take its steps in the panel above. What you send is kept after each of them.',
  next: 'You may close it and continue later.',
};

const LABEL_WORDS: Readonly<Record<string, string>> = {
  UNSATISFACTORY_PHOTOS: 'A photograph is blurred, dark or cut off.',
  DOCUMENT_PAGE_MISSING: 'A page of the document is missing.',
  INCOMPLETE_DOCUMENT: 'Not all of the document can be seen.',
  EXPIRED_DOCUMENT: 'The document has expired.',
  DOCUMENT_DAMAGED: 'The document is damaged.',
  BAD_SELFIE: 'The picture of your face cannot be compared with the document.',
  SELFIE_MISMATCH: 'The picture of your face does not match the document.',
  PROBLEMATIC_APPLICANT_DATA: 'The name or the date of birth differs from the document.',
  BAD_PROOF_OF_ADDRESS: 'The proof of address cannot be used.',
  BAD_PROOF_OF_IDENTITY: 'The proof of identity cannot be used.',
  UNSUITABLE_DOCUMENT: 'This kind of document is not accepted.',
  SCREENSHOTS: 'A screenshot was sent instead of a photograph.',
  BLACK_AND_WHITE: 'The document was sent in black and white.',
};

export const reasonWords = (label: string): string =>
  ownValue(LABEL_WORDS, label) ??
  `${label.charAt(0).toUpperCase()}${label.slice(1).toLowerCase().replaceAll('_', ' ')}.`;
