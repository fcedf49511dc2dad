import { Refusal, expiredSession } from './refusal';
import type { Account } from './state';
import { RISK_VERSION, TERMS_VERSION } from './versions';

export const SERVED_COUNTRIES: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'CH',
  'DE',
  'ES',
  'FR',
  'GB',
  'IE',
  'IT',
  'LU',
  'NL',
  'PT',
]);

export const isServed = (country: string): boolean => SERVED_COUNTRIES.has(country);

type Gate = { reason: string; words: string; isShut: (account: Account) => boolean };

/** In this order, because a refusal names the first step that the investor has to take. */
const GATES: readonly Gate[] = [
  {
    reason: 'COUNTRY',
    words: 'FNX Bank can’t offer its shares in your country.',
    isShut: ({ country }) => !isServed(country),
  },
  {
    reason: 'TERMS',
    words: 'Accept the current terms and risk disclosure first.',
    isShut: ({ termsAcceptedVersion, riskAcceptedVersion }) =>
      termsAcceptedVersion !== TERMS_VERSION || riskAcceptedVersion !== RISK_VERSION,
  },
  {
    reason: 'KYC',
    words: 'Your identity must be verified first.',
    isShut: ({ kycStatus }) => kycStatus !== 'APPROVED',
  },
  {
    reason: 'WALLET',
    words: 'Link a wallet first.',
    isShut: ({ walletAddress }) => !walletAddress,
  },
];

/** The account may have been closed while its last call waited for the chain. */
const assertOpen = (gates: readonly Gate[], account: Account): void => {
  if (account.deactivatedAt !== undefined) throw expiredSession();
  const gate = gates.find(({ isShut }) => isShut(account));
  if (gate) throw new Refusal(403, gate.words, { reason: gate.reason });
};

export const assertMayInvest = (account: Account): void => assertOpen(GATES, account);

/** Checks only the identity. Country and new terms must not keep investors from their own rewards and shares. */
export const assertMayClaim = (account: Account): void =>
  assertOpen(
    GATES.filter(({ reason }) => reason === 'KYC'),
    account,
  );

export const assertMayBeIdentified = (account: Account): void =>
  assertOpen(
    GATES.slice(
      0,
      GATES.findIndex(({ reason }) => reason === 'KYC'),
    ),
    account,
  );
