import type { User } from '@/api/contract';
import { readKycStatus } from './kyc-status';

/** What stands before an action that moves money, in the order in which it is asked for. */
export type Gate = 'session' | 'phone' | 'email' | 'terms' | 'kyc' | 'wallet' | 'network';

export type LegalVersions = { terms: string; risk: string };

/** What an investor has accepted so far, if anything. */
export type AcceptedVersions = { [Text in keyof LegalVersions]: string | null | undefined };

export const acceptedBy = ({ termsAcceptedVersion, riskAcceptedVersion }: User): AcceptedVersions => ({
  terms: termsAcceptedVersion,
  risk: riskAcceptedVersion,
});

/** The wallet in this browser, as far as a gate has to know it. */
export type WalletConnection = 'none' | 'other-chain' | 'ready';

export type Standing = {
  /** Null for a visitor. */
  user: User | null;
  versions: LegalVersions;
  connection: WalletConnection;
};

type Rule = readonly [gate: Gate, isOpen: (user: User, standing: Standing) => boolean];

const RULES: readonly Rule[] = [
  ['phone', ({ isPhoneVerified }) => isPhoneVerified],
  ['email', ({ isEmailVerified }) => isEmailVerified],
  ['terms', (user, { versions }) => hasAccepted(user, versions)],
  ['kyc', ({ kycStatus }) => readKycStatus(kycStatus) === 'APPROVED'],
  ['wallet', ({ walletAddress, walletStatus }) => Boolean(walletAddress) && walletStatus === 'APPROVED'],
  ['network', (_user, { connection }) => connection === 'ready'],
];

/** An older version that was accepted says nothing of the present one. */
const hasAccepted = (user: User, { terms, risk }: LegalVersions): boolean => {
  const accepted = acceptedBy(user);
  return accepted.terms === terms && accepted.risk === risk;
};

/**
 * The first gate that is still closed, or null where the way is free. Reading asks for the session alone; what resolves
 * one gate itself asks for those before it.
 */
export function firstClosedGate(standing: Standing, before?: Gate): Gate | null {
  const { user } = standing;
  if (!user) return 'session';
  const asked = before
    ? RULES.slice(
        0,
        RULES.findIndex(([gate]) => gate === before),
      )
    : RULES;
  return asked.find(([, isOpen]) => !isOpen(user, standing))?.[0] ?? null;
}
