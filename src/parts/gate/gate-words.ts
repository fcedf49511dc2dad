import type { User } from '@/api/contract';
import { KYC, LOGIN, UNFINISHED_CODES, WALLET } from '@/config/routes';
import type { Gate } from '@/domain/gates';
import { readKycStatus, type KycStatus } from '@/domain/kyc-status';
import { ownValue } from '@/utils/own-value';

export type GateWords = { title: string; text: string; way?: { href: string; label: string } };

const CODES = { href: UNFINISHED_CODES, label: 'Enter the code' };

const WORDS: Record<Exclude<Gate, 'kyc' | 'wallet'>, GateWords> = {
  session: {
    title: 'Log in first',
    text: 'What you own and what you may do belongs to your account.',
    way: { href: LOGIN, label: 'Log in' },
  },
  phone: {
    title: 'Verify your phone',
    text: 'Your phone number was not confirmed when you opened your account. A code goes to it, and takes a minute to enter.',
    way: CODES,
  },
  email: {
    title: 'Verify your e-mail address',
    text: 'Your e-mail address was not confirmed when you opened your account. A code goes to it, and takes a minute to enter.',
    way: CODES,
  },
  terms: {
    title: 'Accept the terms and the risks',
    text: 'Each text has a version, and the present ones count only once you have accepted them.',
  },
  network: {
    title: 'Connect your wallet',
    text: 'You sign with a wallet of your own on BNB Smart Chain. Connecting moves nothing and costs nothing.',
  },
};

const KYC_TEXT: Record<KycStatus, string> = {
  NOT_APPLIED: 'The bank has to know who its shareholders are. The check takes about five minutes.',
  INITIATED: 'You began the identity check and did not finish it. It goes on where you left it.',
  PENDING: 'Your documents are being checked. Most checks end within a day, and you get an e-mail.',
  ON_HOLD: 'A person is looking at your documents. You get an e-mail when that is done.',
  ACTION_REQUIRED: 'The identity check needs one more step from you.',
  RETRY: 'Something in your documents could not be accepted. You can send it again.',
  REJECTED: 'Your identity check was closed without approval. Its page says what you can do.',
  APPROVED: 'Your identity check is complete.',
};

const WALLET_TEXT: Readonly<Record<string, string>> = {
  PENDING: 'Your wallet is linked and waits for approval, which follows that of your identity.',
  REJECTED: 'The wallet that you linked was not approved. Its page says what you can do.',
};
const NO_WALLET =
  'No wallet is linked to your account yet. Shares can only go to a wallet that you have proven to be yours.';

export function wordsOfGate(gate: Gate, user: User | null): GateWords {
  if (gate === 'kyc') {
    const text = KYC_TEXT[readKycStatus(user?.kycStatus ?? '')];
    return { title: 'Verify your identity', text, way: { href: KYC, label: 'Open the identity check' } };
  }
  if (gate === 'wallet') {
    const text = ownValue(WALLET_TEXT, user?.walletStatus ?? '') ?? NO_WALLET;
    return { title: 'Link your wallet', text, way: { href: WALLET, label: 'Open your wallet page' } };
  }
  return WORDS[gate];
}
