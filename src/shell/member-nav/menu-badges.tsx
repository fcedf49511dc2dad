import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bankOverviewQuery } from '@/api/endpoints/admin';
import { unreadCountQuery } from '@/api/endpoints/notification';
import { profileQuery } from '@/api/endpoints/user/profile';
import { stakingQuery } from '@/api/endpoints/user/staking';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { queryClient } from '@/api/query-client';
import { CAMPAIGN, KYC, NOTIFICATIONS, PRICE, REWARDS, TRANSACTIONS, WALLET } from '@/config/routes';
import { campaignProgress } from '@/domain/campaign';
import { readKycStatus } from '@/domain/kyc-status';
import { IDENTITY_STATE } from '@/parts/identity-state';
import { Address } from '@/ui/address/address';
import { Amount, Money } from '@/ui/amount';
import { LazyPart } from '@/ui/lazy-part';
import { formatAmount } from '@/utils/money';
import { useServiceNow } from '@/utils/hooks/use-service-now';
import { useOpenInStorage } from '@/parts/transaction/use-open-in-storage';
import { ownValue } from '@/utils/own-value';

function PriceNote() {
  const { data } = useQuery(fnxPriceQuery, queryClient);
  return data && <Money value={data.price} currency={data.currency} />;
}

const EVERY_MS = 60_000;

function CampaignNote() {
  const { data } = useQuery(bankOverviewQuery, queryClient);
  const now = useServiceNow(EVERY_MS);
  const progress = data && now !== null && campaignProgress(data.bank.campaign, now);
  if (!progress) return null;
  const { share, timeLeft } = progress;
  return (
    <bdi>
      {formatAmount(share, { places: 1, minPlaces: 1 })}
      %, {timeLeft}
    </bdi>
  );
}

function WalletNote() {
  const { data } = useQuery(profileQuery, queryClient);
  return data && (data.walletAddress ? <Address value={data.walletAddress} /> : 'Not linked');
}

function IdentityNote() {
  const { data } = useQuery(profileQuery, queryClient);
  return data && IDENTITY_STATE[readKycStatus(data.kycStatus)];
}

function UnreadNote() {
  const { data = 0 } = useQuery(unreadCountQuery, queryClient);
  return data > 0 && `${data} new`;
}

const NOTHING = /^[0.]*$/;

function RewardsNote() {
  const { data } = useQuery(stakingQuery, queryClient);
  const claimable = data?.totals.claimable;
  return claimable && !NOTHING.test(claimable) && <Amount value={claimable} unit="FNX" isInControl />;
}

const loadPendingCount = async () => (await import('./pending-count')).PendingCount;

const PaymentsNote = () => <LazyPart isWanted={useOpenInStorage()} load={loadPendingCount} />;

const NOTES: Readonly<Record<string, ReactNode>> = {
  [PRICE]: <PriceNote />,
  [CAMPAIGN]: <CampaignNote />,
  [WALLET]: <WalletNote />,
  [KYC]: <IdentityNote />,
  [NOTIFICATIONS]: <UnreadNote />,
  [REWARDS]: <RewardsNote />,
  [TRANSACTIONS]: <PaymentsNote />,
};

/**
 * The main figure of a page, shown beside its name in a menu. A figure that cannot be read is omitted, because the page
 * reports the failure.
 */
export const menuBadgeOf = (path: string): ReactNode => ownValue(NOTES, path);
