import { pad, toEventSelector } from 'viem';
import type { Address } from '@/api/contract';
import type { BlockRange } from './block-watcher';
import { asFields, asList, asQuantity, quantity, type Rpc } from './rpc';

const TRANSFER = toEventSelector('Transfer(address,address,uint256)');

/** The newest block of the range that holds a payment to one of the addresses, in BNB or in any token. */
export async function lastPayment(rpc: Rpc, { from, to }: BlockRange, payees: readonly Address[]): Promise<bigint | null> {
  const logs = asList(
    await rpc('eth_getLogs', [
      { fromBlock: quantity(from), toBlock: quantity(to), topics: [TRANSFER, null, payees.map((payee) => pad(payee))] },
    ]),
  );
  const inTokens = logs.map((log) => asQuantity(asFields(log).blockNumber));
  const blocks = [...inTokens, ...(await nativePayments(rpc, { from, to }, payees))];
  return blocks.reduce<bigint | null>((last, block) => (last === null || block > last ? block : last), null);
}

async function nativePayments(rpc: Rpc, { from, to }: BlockRange, payees: readonly Address[]): Promise<bigint[]> {
  const wanted = new Set(payees.map((payee) => payee.toLowerCase()));
  const paid: bigint[] = [];
  for (let block = from; block <= to; block += 1n) {
    const transactions = asList(asFields(await rpc('eth_getBlockByNumber', [quantity(block), true])).transactions);
    const isPaid = transactions.map(asFields).some((sent) => wanted.has(String(sent.to)) && asQuantity(sent.value) > 0n);
    if (isPaid) paid.push(block);
  }
  return paid;
}
