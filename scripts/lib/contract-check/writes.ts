import { randomUUID } from 'node:crypto';
import * as contract from '@/api/contract';
import { check, type Check, type Seen } from './reads';

/** More than the minimum order of most services, so that the order is opened. */
const FIAT_AMOUNT = '100';
/**
 * Statuses with which a service refuses a write that the account may not make, or that is blocked by something in
 * progress. The check then judges the refusal.
 */
const REFUSALS = [403, 409];

const payCurrency = (seen: Seen) => seen(contract.getCurrenciesWithAmount)?.find(({ enabled }) => enabled)?.code;

const openedOrder = (seen: Seen) => seen(contract.buyShare)?._id;

const settingsAsTheyAre = (seen: Seen) => {
  const { direction, theme, responsiveFontSizes } = seen(contract.getSettings) ?? {};
  return {
    ...(direction === 'ltr' || direction === 'rtl' ? { direction: direction as 'ltr' | 'rtl' } : {}),
    ...(theme === 'DARK' || theme === 'LIGHT' ? { theme: theme as 'DARK' | 'LIGHT' } : {}),
    ...(typeof responsiveFontSizes === 'boolean' ? { responsiveFontSizes } : {}),
  };
};

/** Returns the writes that a test account can make without a wallet and a payment. The order expires unpaid. */
export function writes(): readonly Check[] {
  const idempotencyKey = randomUUID();
  const order = (seen: Seen) => {
    const [currency, wallet, risk] = [
      payCurrency(seen),
      seen(contract.myWallet)?.walletAddress,
      seen(contract.getProfile)?.riskAcceptedVersion,
    ];
    if (!currency || !wallet || !risk) return undefined;
    return { fiatAmount: FIAT_AMOUNT, payCurrency: currency, walletAddress: wallet, idempotencyKey, riskVersion: risk };
  };
  const needs = 'a linked wallet, an accepted risk disclosure and a currency';
  const asking = (isAsking: boolean) => (seen: Seen) => {
    const orderId = openedOrder(seen);
    return orderId === undefined ? undefined : { orderId, asking: isAsking, requestId: idempotencyKey };
  };
  return [
    check(contract.putSettings, { about: 'with the settings as they are', request: settingsAsTheyAre }),
    check(contract.sawAllNotifications),
    check(contract.getWalletNonce, {
      request: (seen) => {
        const address = seen(contract.myWallet)?.walletAddress;
        return address ? { address } : undefined;
      },
      needs: 'a linked wallet',
      allows: REFUSALS,
    }),
    check(contract.buyShare, { about: 'a new order', request: order, needs, allows: REFUSALS }),
    check(contract.buyShare, {
      about: 'the same key again',
      request: order,
      needs,
      isRepeated: true,
      allows: REFUSALS,
    }),
    ...[true, false].map((isAsking) =>
      check(contract.reportPayment, {
        about: `asking: ${isAsking}`,
        allows: [400],
        request: asking(isAsking),
        needs: 'an order of POST wallet/buyShare',
      }),
    ),
  ];
}
