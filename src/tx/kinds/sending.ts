import { zeroAddress } from 'viem';
import { getAppConfig } from '@/api/app-config';
import type { Address } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';
import { knownAddresses } from '@/domain/known-addresses';
import { ActionFault } from '@/errors/action-fault';
import { isSameAddress } from '@/utils/is-same-address';
import { DECIMALS, toBaseUnits } from '@/utils/money';
import { txKeyOf } from '../journal/entry';
import { amountText, type UnreviewedIntent } from './intent';
import { A_DAY_MS, TRANSFER_GAS_CAP, type KindSpec } from './kind-spec';
import { assertActionNotOnChain } from '../search/not-on-chain';
import { paidInCoin, paidInToken } from './paid';

export type Sending = Readonly<{ id: string; token: 'FNX' | 'USDT' | 'BNB'; to: Address; amount: string }>;

export const SENDING: KindSpec<Sending, 'send'> = {
  keyOf: ({ id }) => txKeyOf('send', id),
  intentOf: async (_tx, sending, from) => sendingIntent(sending, from, await getAppConfig()),
  assertNotDone: assertActionNotOnChain,
  record: null,
  gasCap: TRANSFER_GAS_CAP,
  openForMs: A_DAY_MS,
};

/**
 * Addresses that no transfer may go to. A transfer to the sender's own account does nothing. At the other addresses,
 * tokens are lost or reach the bank without an order or a stake.
 */
const closedTo = (config: AppConfig, from: Address): readonly string[] => [
  zeroAddress,
  ...knownAddresses({ config, own: from, sentTo: [] }).map(({ address }) => address),
];

export function sendingIntent(
  { token, to, amount: text }: Sending,
  from: Address,
  config: AppConfig,
): UnreviewedIntent {
  const amount = toBaseUnits(text, DECIMALS);
  if (amount === null || amount === 0n) throw new ActionFault('not-pinned');
  if (closedTo(config, from).some((closed) => isSameAddress(closed, to))) throw new ActionFault('not-pinned');
  const paid = { from, to, amount, symbol: token };
  const contracts: Partial<Record<string, Address | null>> = {
    FNX: config.fnxToken,
    USDT: config.payTokens.USDT,
    BNB: null,
  };
  const contract = contracts[token];
  // The token may come from a stored review.
  if (contract === undefined) throw new ActionFault('not-pinned');
  return Object.freeze<UnreviewedIntent>({
    description: `Transfer of ${amountText(amount)} ${token}`,
    chainId: config.chain.id,
    ...(contract ? paidInToken({ ...paid, token: contract }) : paidInCoin(paid)),
  });
}
