import type { User } from '@/api/contract';
import { readKycStatus } from './kyc-status';

export type Gate = 'session' | 'phone' | 'email' | 'terms' | 'kyc' | 'wallet' | 'network';

export type LegalVersions = { terms: string; risk: string };

export type AcceptedVersions = { [Text in keyof LegalVersions]: string | null | undefined };

export const acceptedBy = ({ termsAcceptedVersion, riskAcceptedVersion }: User): AcceptedVersions => ({
  terms: termsAcceptedVersion,
  risk: riskAcceptedVersion,
});

export type WalletConnection = 'none' | 'other-chain' | 'ready';

export type GateContext = {
  user: User | null;
  versions: LegalVersions;
  connection: WalletConnection;
};

export const isIdentityApproved = ({ kycStatus }: Pick<User, 'kycStatus'>): boolean =>
  readKycStatus(kycStatus) === 'APPROVED';
export const isWalletApproved = ({
  walletAddress,
  walletStatus,
}: Pick<User, 'walletAddress' | 'walletStatus'>): boolean => Boolean(walletAddress) && walletStatus === 'APPROVED';

type Rule = readonly [gate: Gate, isOpen: (user: User, context: GateContext) => boolean];

const RULES: readonly Rule[] = [
  ['phone', ({ isPhoneVerified }) => isPhoneVerified],
  ['email', ({ isEmailVerified }) => isEmailVerified],
  ['terms', (user, { versions }) => hasAccepted(user, versions)],
  ['kyc', isIdentityApproved],
  ['wallet', isWalletApproved],
  ['network', (_user, { connection }) => connection === 'ready'],
];

const hasAccepted = (user: User, { terms, risk }: LegalVersions): boolean => {
  const accepted = acceptedBy(user);
  return accepted.terms === terms && accepted.risk === risk;
};

/**
 * Returns the first closed gate, or null if all are open. With `before`, checks only the gates in front of that gate,
 * for the step that opens it.
 */
export function firstClosedGate(context: GateContext, before?: Gate): Gate | null {
  const { user } = context;
  if (!user) return 'session';
  const checked = before
    ? RULES.slice(
        0,
        RULES.findIndex(([gate]) => gate === before),
      )
    : RULES;
  return checked.find(([, isOpen]) => !isOpen(user, context))?.[0] ?? null;
}
