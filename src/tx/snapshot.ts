import { encodeFunctionData, erc20Abi } from 'viem';
import type { Address, Hash, Order } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';
import { toBaseUnits } from '@/utils/money';
import { isSameAddress } from '@/utils/is-same-address';
import type { Sent } from '@/chain/call';
import { PaymentFault } from '@/errors/payment-fault';

/** What the wallet will be asked for, frozen when the investor has seen it. Nothing of it changes afterwards. */
export type Snapshot = Readonly<{
  orderId: string;
  orderNo: string;
  chainId: number;
  from: Address;
  /** The address that is called: the bank's for BNB, the token's contract for a token. */
  to: Address;
  value: bigint;
  data: Hash;
  amount: bigint;
  contract: Address | null;
  payAddress: Address;
  payCurrency: string;
  expiresAt: number;
}>;

/** Of everything that is paid with: pinned, and held against what the token itself says. */
export const DECIMALS = 18;
const NO_DATA = '0x' as Hash;

/** The token that a currency is paid in, by this deployment's own word; null for the chain's own coin. */
function pinnedContract(payCurrency: string, { payTokens, chain }: AppConfig): Address | null {
  if (payCurrency === chain.nativeSymbol) return null;
  // guard: known-currency
  if (payCurrency === 'USDT') return payTokens.USDT;
  throw new PaymentFault('not-pinned');
}

/** The service's word is held against what is pinned here: a payment to anywhere else is never put before a wallet. */
export function snapshotOf(order: Order, from: Address, config: AppConfig): Snapshot {
  const contract = pinnedContract(order.payCurrency, config);
  const isPinned =
    /* guard: bank-address-pinned */ isSameAddress(order.payAddress, config.payAddress) &&
    /* guard: token-contract-pinned */ isSameAddress(order.contract ?? '', contract ?? '') &&
    /* guard: chain-pinned */ order.chainId === config.chain.id &&
    /* guard: decimals-pinned */ order.decimals === DECIMALS;
  const amount = toBaseUnits(order.payAmount, DECIMALS);
  if (!isPinned || amount === null || /* guard: amount-above-zero */ amount === 0n)
    throw new PaymentFault('not-pinned');
  if (isSameAddress(from, /* guard: payer-is-not-bank */ config.payAddress)) throw new PaymentFault('not-pinned');
  const { payAddress } = config;
  return Object./* guard: snapshot-frozen */ freeze({
    orderId: order._id,
    orderNo: order.orderNo,
    chainId: order.chainId,
    from,
    to: contract ?? payAddress,
    value: contract ? 0n : amount,
    data: contract
      ? encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [payAddress, amount] })
      : NO_DATA,
    amount,
    contract,
    payAddress,
    payCurrency: order.payCurrency,
    expiresAt: Date.parse(order.expiresAt),
  });
}

/** Whether what stands on the chain is what the investor saw: a wallet, or what sits in front of it, may have changed it. */
export const isWhatWasSeen = (
  { from, to, value, data }: Pick<Snapshot, 'from' | 'to' | 'value' | 'data'>,
  sent: Sent,
): boolean =>
  /* guard: same-sender */ isSameAddress(from, sent.from) &&
  /* guard: same-recipient */ isSameAddress(to, sent.to ?? '') &&
  /* guard: same-value */ value === sent.value &&
  /* guard: same-data */ data.toLowerCase() === sent.input.toLowerCase();
