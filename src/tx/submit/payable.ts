import { getAppConfig } from '@/api/app-config';
import { agreementOf, gasFrom, priceFrom, type Answers } from '@/chain/agreement';
import type { ExpectedTransfer } from '@/chain/call';
import type { Code } from '@/chain/node';
import type { Nodes } from '@/chain/nodes';
import { ActionFault } from '@/errors/action-fault';
import { assertWouldSucceed, decidedBy, type ChainReadings } from './chain-readings';
import { assertBalanceCovers, assertBalanceCoversFee } from './checks';
import { KINDS } from '../kinds';
import { leavesNoLog, type Effect } from '../request/effects';
import type { Entry } from '../journal/entry';
import type { Intent } from '../kinds/intent';

export type Account = Pick<Entry, 'isContract' | 'isDelegated'>;

export function accountBy(codes: Answers<Code>): Account {
  const code = decidedBy({ agreement: agreementOf(codes), answers: codes, failure: undefined });
  return { isContract: code === 'contract', ...(code === 'delegated' && { isDelegated: true }) };
}

type Read = Readonly<{ readings: ChainReadings; account: Account }>;

/**
 * Returns the gas limit of the request, or none for a contract, because another account pays its fee. A contract cannot
 * pay in BNB, because BNB leaves no log.
 */
export async function assertPayable(
  { kind, call, spends, effect }: Intent,
  nodes: Nodes,
  { readings, account: { isContract } }: Read,
): Promise<bigint | undefined> {
  const isInCoin = leavesNoLog(effect) || spends.some(({ token }) => token === 'coin');
  if (isContract && isInCoin) throw new ActionFault('contract-pays-no-coin');
  const balances = decidedBy(await readings.balances, 'unsupported-token');
  assertBalanceCovers(spends, balances);
  const gas = isContract ? null : gasFrom((await readings.gas).answers, KINDS[kind].gasCap);
  await assertWouldSucceed(nodes, (node) => node.simulate(call, expectedTransferOf(effect), gas ?? undefined));
  if (isContract) return undefined;
  if (gas === null) throw new ActionFault('unsupported-token');
  const price = priceFrom((await readings.prices).answers);
  const { nativeSymbol } = (await getAppConfig()).chain;
  if (price !== null) assertBalanceCoversFee(spends, balances.coin, gas * price, nativeSymbol);
  return gas;
}

function expectedTransferOf(effect: Effect): ExpectedTransfer | null {
  switch (effect.type) {
    case 'transfer':
      return { token: effect.token, to: effect.to, amount: BigInt(effect.amount) };
    case 'swap':
      // The fee is paid in the same coin, so the simulation cannot check the received amount. The router checks it.
      return effect.get === 'coin'
        ? null
        : { token: effect.get, to: effect.account, amount: BigInt(effect.minReceived), isMinimum: true };
    case 'coin-transfer':
    case 'approval':
    case 'wrapping':
      return null;
  }
}
