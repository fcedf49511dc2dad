import type { NoticeWords } from './notices';
import type { KycStatus } from './state';

type NoticeText = Pick<NoticeWords, 'title' | 'body'>;

export const KYC_WORDS: Readonly<Record<KycStatus, NoticeText | null>> = {
  NOT_APPLIED: null,
  INITIATED: null,
  PENDING: {
    title: 'We have your documents',
    body: 'Your identity check is being looked at. You can leave the page; we write to you when it is decided.',
  },
  ON_HOLD: {
    title: 'Your identity check takes longer',
    body: 'Somebody looks at it by hand. There is nothing for you to do; write to support if it takes more than one working day.',
  },
  ACTION_REQUIRED: {
    title: 'One more step for your identity check',
    body: 'We need something else from you. Open the identity check to see what it is.',
  },
  RETRY: {
    title: 'Please send your documents again',
    body: 'Your identity check could not be finished with what you sent. The page says what was missing.',
  },
  REJECTED: {
    title: 'Your identity check was not successful',
    body: 'We could not confirm your identity, and this decision is final. Support can tell you how to have it reviewed.',
  },
  APPROVED: {
    title: 'Your identity is confirmed',
    body: 'You can buy, swap, stake and claim from now on. Link a wallet, if you have not yet: shares are sent there.',
  },
};
