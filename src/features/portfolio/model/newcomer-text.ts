import type { User } from '@/api/contract';
import { KYC } from '@/config/routes';
import { readKycStatus } from '@/domain/kyc-status';

const COUNTS = ['', 'One step', 'Two steps', 'Three steps'] as const;

type Newcomer = { firstName: string; open: number; hadShares: boolean };

export function headingText({ firstName, open, hadShares }: Newcomer): string {
  if (hadShares) return 'You hold no shares right now';
  const welcome = firstName ? `Welcome, ${firstName}.` : 'Welcome.';
  const count = COUNTS[open];
  return count ? `${welcome} ${count} to your first share` : welcome;
}

export type PurchaseBlocker = { title: string; text: string; link: { href: string; label: string } };

/** Returns why this investor cannot buy here. The overview shows the reason instead of the steps. */
export function purchaseBlockerOf({ isCountryServed, kycStatus }: Pick<User, 'isCountryServed' | 'kycStatus'>) {
  if (isCountryServed === false) return COUNTRY;
  return readKycStatus(kycStatus) === 'REJECTED' ? REJECTED : null;
}

const COUNTRY: PurchaseBlocker = {
  title: 'We can’t offer shares where you live',
  text: 'Each country’s law decides where we may offer them. You can read everything here. If you moved or we have the wrong country, support can change it.',
  link: { href: '/contactus', label: 'Contact support' },
};

const REJECTED: PurchaseBlocker = {
  title: 'We couldn’t verify your identity',
  text: 'You can’t buy shares with this account. You can still read everything here. If you think this is wrong, someone who wasn’t involved will review it.',
  link: { href: KYC, label: 'See what you can do' },
};
