import { KYC_STATUSES } from '@/domain/kyc-status';
import { KYC_TEXT } from '@/features/kyc/model/kyc-text';
import { mayStartAgain, openLabel } from '@/features/kyc/model/starting';

test('the check opens only when the investor has to act', () => {
  const openable = KYC_STATUSES.filter((status) => openLabel(status) !== undefined);
  expect(openable).toEqual(KYC_STATUSES.filter((status) => KYC_TEXT[status].isYourTurn));
});

test('the check can be restarted only while it waits for the investor', () => {
  expect(KYC_STATUSES.filter(mayStartAgain)).toEqual(['INITIATED', 'ACTION_REQUIRED', 'RETRY']);
});
