import type { User } from '@/api/contract';
import { IDENTITY_MINUTES } from '@/config/step-times';
import { KYC, LOGIN, UNFINISHED_CODES, WALLET } from '@/config/routes';
import type { Gate, WalletConnection } from '@/domain/gates';
import { readKycStatus, type KycStatus } from '@/domain/kyc-status';
import { ownValue } from '@/utils/own-value';

export type GateText = { title: string; text: string; link?: { href: string; label: string } };

const CODES = { href: UNFINISHED_CODES, label: 'Enter the code' };

const TEXTS: Record<Exclude<Gate, 'kyc' | 'wallet' | 'network'>, GateText> = {
  session: {
    title: 'Log in first',
    text: 'Log in to see your account and continue.',
    link: { href: LOGIN, label: 'Log in' },
  },
  phone: {
    title: 'Verify your phone',
    text: 'Your phone number is not verified yet. Enter the code we send to it.',
    link: CODES,
  },
  email: {
    title: 'Verify your e-mail address',
    text: 'Your e-mail address is not verified yet. Enter the code we send to it.',
    link: CODES,
  },
  terms: {
    title: 'Accept the terms and the risks',
    text: 'Accept the current version of both texts to continue.',
  },
};

const CONNECT: GateText = {
  title: 'Connect Wallet',
  text: 'Connect your BNB Smart Chain wallet. It’s free and can’t move funds.',
};
const SWITCH: GateText = {
  title: 'Your wallet is on another network',
  text: 'Your wallet is on another network. Switch it to BNB Smart Chain to continue.',
};

const KYC_TEXT: Record<KycStatus, string> = {
  NOT_APPLIED: `We must know who our shareholders are. The check takes about ${IDENTITY_MINUTES} minutes.`,
  INITIATED: 'You started the identity check. Continue where you left off.',
  PENDING: 'We are checking your documents. We will e-mail you.',
  ON_HOLD: 'A person is reviewing your documents. We will e-mail you.',
  ACTION_REQUIRED: 'The identity check needs one more thing from you.',
  RETRY: 'We need a document or photo again. The identity page says which.',
  REJECTED: 'Your identity was not approved. See what you can do next.',
  APPROVED: 'Your identity check is complete.',
};

const WALLET_TEXT: Readonly<Record<string, string>> = {
  PENDING: 'Your wallet is linked. It can be approved once your identity is verified.',
  REJECTED: 'The wallet you linked was not approved. See what you can do next.',
};
const NO_WALLET = 'You haven’t linked a wallet yet. We can only deliver shares to a wallet you have proved is yours.';

type Closed = { gate: Gate; user: User | null; connection: WalletConnection };

export function gateText({ gate, user, connection }: Closed): GateText {
  if (gate === 'network') return connection === 'other-chain' ? SWITCH : CONNECT;
  if (gate === 'kyc') return kycText(readKycStatus(user?.kycStatus ?? ''));
  if (gate === 'wallet') {
    const linked = ownValue(WALLET_TEXT, user?.walletStatus ?? '');
    const label = linked ? 'Open your wallet page' : 'Link your wallet';
    return { title: 'Link your wallet', text: linked ?? NO_WALLET, link: { href: WALLET, label } };
  }
  return TEXTS[gate];
}

function kycText(status: KycStatus): GateText {
  const label =
    status === 'NOT_APPLIED' ? `Verify your identity, about ${IDENTITY_MINUTES} minutes` : 'Open the identity check';
  return { title: 'Verify your identity', text: KYC_TEXT[status], link: { href: KYC, label } };
}
