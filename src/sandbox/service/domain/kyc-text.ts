import type { NoticeContent } from './notices';
import type { KycStatus } from './state';

type NoticeText = Pick<NoticeContent, 'title' | 'body'>;

export const KYC_TEXT: Readonly<Record<KycStatus, NoticeText | null>> = {
  NOT_APPLIED: null,
  INITIATED: null,
  PENDING: {
    title: 'We have your documents',
    body: 'We are reviewing your identity check. You can leave the page; we will write to you with the result.',
  },
  ON_HOLD: {
    title: 'Your identity check needs a manual review',
    body: 'A person is reviewing it. You don’t need to do anything; contact support if it takes more than one working day.',
  },
  ACTION_REQUIRED: {
    title: 'One more step for your identity check',
    body: 'We need one more thing from you. Open the identity check to see what it is.',
  },
  RETRY: {
    title: 'Please send your documents again',
    body: 'We couldn’t finish your identity check with what you sent. The page shows what we need.',
  },
  REJECTED: {
    title: 'Your identity check was not successful',
    body: 'We couldn’t confirm your identity. You can’t restart the check, but support can tell you how to have it reviewed.',
  },
  APPROVED: {
    title: 'Your identity is verified',
    body: 'You can now buy, swap, stake and claim. If you haven’t linked a wallet, do so: we send your shares there.',
  },
};
