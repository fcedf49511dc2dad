import type { Order } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';

/** Everything of an order that an investor agrees to. What the network takes is the wallet's to say. */
const agreed = (order: Order): readonly (string | number | null)[] => [
  order._id,
  order.orderNo,
  order.shares,
  order.pricePerShare,
  order.priceAmount,
  order.fiat,
  order.fee.platform,
  order.payCurrency,
  order.payAmount,
  order.payAddress.toLowerCase(),
  order.contract?.toLowerCase() ?? null,
  order.chainId,
  order.decimals,
  order.expiresAt,
];

/** Whether two readings of an order name the same figures. */
export const hasSameFigures = (one: Order, other: Order): boolean =>
  JSON.stringify(agreed(one)) === JSON.stringify(agreed(other)) && hasSameWallet(one, other);

/** A service that names no wallet has not named another one. */
const hasSameWallet = ({ walletAddress: one }: Order, { walletAddress: other }: Order): boolean =>
  !one || !other || isSameAddress(one, other);
