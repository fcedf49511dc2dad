import { MAX_REVIEW_TIME } from '@/config/step-times';
import type { Tone } from '@/ui/badge';
import type { KycStatus } from '@/domain/kyc-status';
import { IDENTITY_STATE } from '@/parts/identity-state';
import { ownValue } from '@/utils/own-value';

export type KycText = {
  tone: Tone;
  state: string;
  title: string;
  text: string;
  next: string;
  isYourTurn: boolean;
};

export const KYC_TEXT: Record<KycStatus, KycText> = {
  NOT_APPLIED: {
    tone: 'neutral',
    state: IDENTITY_STATE.NOT_APPLIED,
    title: 'Your identity is not verified yet',
    text: 'The law requires us to know our shareholders. Until then you can browse, but not buy, swap or stake.',
    next: 'The check opens on this page.',
    isYourTurn: true,
  },
  INITIATED: {
    tone: 'neutral',
    state: IDENTITY_STATE.INITIATED,
    title: 'Your identity check is not finished',
    text: 'You started the check but did not finish it. We have kept what you sent.',
    next: 'The check opens on this page and continues where you left off.',
    isYourTurn: true,
  },
  PENDING: {
    tone: 'caution',
    state: IDENTITY_STATE.PENDING,
    title: 'Your documents are being checked',
    text: 'We have everything we need. You can leave this page.',
    next: `Most checks take minutes, and at most ${MAX_REVIEW_TIME}. We will e-mail you, and this page shows the result.`,
    isYourTurn: false,
  },
  ON_HOLD: {
    tone: 'caution',
    state: IDENTITY_STATE.ON_HOLD,
    title: 'A person is reviewing your documents',
    text: 'The automatic check could not confirm everything. This does not count against you.',
    next: `This usually takes minutes, and at most ${MAX_REVIEW_TIME}. If we need anything else, we will e-mail you.`,
    isYourTurn: false,
  },
  ACTION_REQUIRED: {
    tone: 'caution',
    state: IDENTITY_STATE.ACTION_REQUIRED,
    title: 'We need one more thing from you',
    text: 'We have read your documents and need one more thing.',
    next: 'The check opens on this page at that step. You don’t need to send anything twice.',
    isYourTurn: true,
  },
  RETRY: {
    tone: 'loss',
    state: IDENTITY_STATE.RETRY,
    title: 'We need something again',
    text: 'Your check is still open. Send again only what is listed below.',
    next: 'The check opens on this page, at the part that you need to send again.',
    isYourTurn: true,
  },
  REJECTED: {
    tone: 'loss',
    state: IDENTITY_STATE.REJECTED,
    title: 'We couldn’t verify your identity',
    text: 'The check was closed without approval, and it can’t be restarted here. Any shares you own stay yours.',
    next: 'Think this is wrong? Contact support; someone who wasn’t involved will review it.',
    isYourTurn: false,
  },
  APPROVED: {
    tone: 'gain',
    state: IDENTITY_STATE.APPROVED,
    title: 'Your identity is verified',
    text: 'With a linked wallet, you can now do everything that is offered in your country.',
    next: 'You don’t need to do anything else. We will write to you before a document expires.',
    isYourTurn: false,
  },
};

export const OPEN_TEXT: Pick<KycText, 'title' | 'text' | 'next'> = {
  title: 'Your check is open',
  text: 'Follow the steps in the panel above. We save what you send after each step.',
  next: 'You can close it and continue later.',
};

const LABEL_TEXT: Readonly<Record<string, string>> = {
  UNSATISFACTORY_PHOTOS: 'A photograph is blurred, dark or cut off.',
  DOCUMENT_PAGE_MISSING: 'A page of the document is missing.',
  INCOMPLETE_DOCUMENT: 'Part of the document is not visible.',
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

export const reasonText = (label: string): string =>
  ownValue(LABEL_TEXT, label) ??
  `${label.charAt(0).toUpperCase()}${label.slice(1).toLowerCase().replaceAll('_', ' ')}.`;
