import type { Address, Hash } from '@/api/contract';
import type { World } from '../world';
import { receiptOf } from './receipt';

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

type Log = { data: string; transactionHash: Hash };
type Mined = { hash: string; from: string; to: string | null; value: string };

export async function tokenPaymentsUpTo(
  { chain }: Pick<World, 'chain'>,
  from: Address,
  height: bigint,
): Promise<Hash[]> {
  const logs = (await chain.rpc('eth_getLogs', [
    { fromBlock: '0x0', toBlock: hex(height), ...transfersTo(chain, from) },
  ])) as Log[];
  return logs.map(({ transactionHash }) => transactionHash);
}

const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const transfersTo = ({ contracts, payAddress }: World['chain'], from: Address) => ({
  address: contracts.USDT,
  topics: [TRANSFER, topic(from), topic(payAddress)],
});

/** Counts only deposits, even if they were returned later. */
export async function depositsOf({ chain }: Pick<World, 'chain'>, from: Address): Promise<bigint> {
  const topics = [TRANSFER, topic(from), topic(chain.vault)];
  const logs = (await chain.rpc('eth_getLogs', [{ fromBlock: '0x0', address: chain.contracts.FNX, topics }])) as Log[];
  return logs.reduce((sum, { data }) => sum + BigInt(data), 0n);
}

/** Counts payments in both currencies on the chain, whatever the app shows. */
export async function paymentsSince({ chain }: Pick<World, 'chain'>, from: Address, since: bigint): Promise<bigint[]> {
  if ((await chain.height()) <= since) return [];
  const filter = {
    fromBlock: hex(since + 1n),
    ...transfersTo(chain, from),
  };
  const logs = (await chain.rpc('eth_getLogs', [filter])) as Log[];
  const inBnb: bigint[] = [];
  const sentToBank = (await transactionsSince(chain, since)).filter((sent) => isFrom(sent, from, chain.payAddress));
  for (const { hash, value } of sentToBank) {
    const receipt = await receiptOf(chain.rpc, hash);
    if (receipt?.status === '0x1' && BigInt(value) > 0n) inBnb.push(BigInt(value));
  }
  return [...logs.map(({ data }) => BigInt(data)), ...inBnb];
}

/** Reads all blocks in one call, because some tests mine hundreds of them. */
async function transactionsSince({ rpcUrl, height }: World['chain'], since: bigint): Promise<Mined[]> {
  const heights = Array.from({ length: Number((await height()) - since) }, (_, index) => since + 1n + BigInt(index));
  const calls = heights.map((number, id) => ({
    ...{ jsonrpc: '2.0', id, method: 'eth_getBlockByNumber' },
    params: [hex(number), true],
  }));
  const answer = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls),
  });
  const blocks = (await answer.json()) as { id: number; result: { transactions: Mined[] } }[];
  return blocks.toSorted((one, other) => one.id - other.id).flatMap(({ result }) => result.transactions);
}

const hex = (height: bigint) => `0x${height.toString(16)}`;
const isFrom = ({ from, to }: Mined, sender: string, payee: string) =>
  from.toLowerCase() === sender.toLowerCase() && to?.toLowerCase() === payee.toLowerCase();
