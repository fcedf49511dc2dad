import { getAddress, pad, toEventSelector } from 'viem';
import type { Address, Hash } from '@/api/contract';
import type { BlockRange } from './block-watcher';
import { asFields, asHash, asHex, asList, asQuantity, quantity, type Rpc } from './rpc';

const TRANSFER = toEventSelector('Transfer(address,address,uint256)');
const TOPICS_OF_TRANSFER = 3;

/** A Transfer event. Check `contract` before you trust it, because any contract can emit one. */
export type TransferLog = {
  key: string;
  hash: Hash;
  contract: Address;
  from: Address;
  to: Address;
  amount: bigint;
  block: bigint;
  blockHash: Hash;
};

type TransferFilter = { contract: Address } | { payees: readonly Address[] };

export async function transferLogs(rpc: Rpc, { from, to }: BlockRange, wanted: TransferFilter): Promise<TransferLog[]> {
  const filter =
    'contract' in wanted
      ? { address: wanted.contract, topics: [TRANSFER] }
      : { topics: [TRANSFER, null, wanted.payees.map((payee) => pad(payee))] };
  const logs = await rpc('eth_getLogs', [{ fromBlock: quantity(from), toBlock: quantity(to), ...filter }]);
  return asList(logs).flatMap((log) => asTransferLog(asFields(log)) ?? []);
}

export const addressIn = (word: unknown): Address => getAddress(`0x${asHex(word).slice(-40)}`);

export const keyOfLog = ({ transactionHash, logIndex }: Record<string, unknown>): string =>
  `${asHash(transactionHash)}:${String(asQuantity(logIndex))}`;

/** An ERC-721 transfer has the same selector, but a fourth topic and no amount. */
export function asTransferLog(log: Record<string, unknown>): TransferLog | undefined {
  const topics = asList(log.topics);
  if (topics[0] !== TRANSFER || topics.length !== TOPICS_OF_TRANSFER) return undefined;
  return {
    key: keyOfLog(log),
    hash: asHash(log.transactionHash),
    contract: getAddress(String(log.address)),
    from: addressIn(topics[1]),
    to: addressIn(topics[2]),
    amount: asQuantity(log.data),
    block: asQuantity(log.blockNumber),
    blockHash: asHash(log.blockHash),
  };
}
