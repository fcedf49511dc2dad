import type { Order } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';

/** The figures that the investor agrees to. The network fee is not included, because the wallet sets it. */
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

export const hasSameFigures = (one: Order, other: Order): boolean =>
  JSON.stringify(agreed(one)) === JSON.stringify(agreed(other)) && hasSameWallet(one, other);

/** A wallet that the service omits does not count as a change. */
const hasSameWallet = ({ walletAddress: one }: Order, { walletAddress: other }: Order): boolean =>
  !one || !other || isSameAddress(one, other);
