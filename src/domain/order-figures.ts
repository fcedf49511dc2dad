import type { Order } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';

/** Everything of an order that an investor agrees to. What the network takes is the wallet's to say. */
const agreed = (order: Order): readonly (string | number | null)[] => [
  order._id,
  order.orderNo,
  // guard: reviewed-shares
  order.shares,
  order.pricePerShare,
  order.priceAmount,
  order.fiat,
  // guard: reviewed-bank-fee
  order.fee.platform,
  order.payCurrency,
  // guard: reviewed-amount
  order.payAmount,
  // guard: reviewed-payee
  order.payAddress.toLowerCase(),
  /* guard: reviewed-token */ order.contract?.toLowerCase() ?? null,
  order.chainId,
  order.decimals,
  // guard: reviewed-expiry
  order.expiresAt,
];

/** Whether two readings of an order name the same figures. */
export const hasSameFigures = (one: Order, other: Order): boolean =>
  JSON.stringify(agreed(one)) === JSON.stringify(agreed(other)) &&
  /* guard: reviewed-wallet */ hasSameWallet(one, other);

/** A service that names no wallet has not named another one. */
const hasSameWallet = ({ walletAddress: one }: Order, { walletAddress: other }: Order): boolean =>
  !one || !other || isSameAddress(one, other);
