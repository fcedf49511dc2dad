import type { Address, Order } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';
import { DECIMALS, toBaseUnits } from '@/utils/money';
import { isSameAddress } from '@/utils/is-same-address';
import { ActionFault } from '@/errors/action-fault';
import type { UnreviewedIntent } from './intent';
import { paidInCoin, paidInToken } from './paid';

function pinnedContract(payCurrency: string, { payTokens, chain }: AppConfig): Address | null {
  if (payCurrency === chain.nativeSymbol) return null;
  if (payCurrency === 'USDT') return payTokens.USDT;
  throw new ActionFault('not-pinned');
}

/** Compares the order with the pinned values, so that the wallet is never asked to pay any other address. */
export function purchaseIntent(order: Order, from: Address, config: AppConfig): UnreviewedIntent {
  const token = pinnedContract(order.payCurrency, config);
  const isPinned =
    isSameAddress(order.payAddress, config.payAddress) &&
    isSameAddress(order.contract ?? '', token ?? '') &&
    order.chainId === config.chain.id &&
    order.decimals === DECIMALS;
  const amount = toBaseUnits(order.payAmount, DECIMALS);
  if (!isPinned || amount === null || amount === 0n) throw new ActionFault('not-pinned');
  if (isSameAddress(from, config.payAddress)) throw new ActionFault('not-pinned');
  const due = { from, to: config.payAddress, amount, symbol: order.payCurrency };
  return Object.freeze<UnreviewedIntent>({
    description: `Payment of order ${order.orderNo}`,
    chainId: order.chainId,
    serviceRecord: { type: 'order', id: order._id, orderNo: order.orderNo },
    notAfter: Date.parse(order.expiresAt),
    ...(token ? paidInToken({ ...due, token }) : paidInCoin(due)),
  });
}
