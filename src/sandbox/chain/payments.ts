import { pad, toEventSelector, getAddress } from 'viem';
import type { Address } from '@/api/contract';
import type { Payment } from '../service/service-chain';
import type { BlockRange } from './block-watcher';
import { ASSETS, contractOf } from './contracts';
import { asFields, asHash, asHex, asList, asQuantity, quantity, type Rpc } from './rpc';

const TRANSFER = toEventSelector('Transfer(address,address,uint256)');
const NATIVE = 'native';
const TOPICS_OF_TRANSFER = 3;

/** Everything that reached one of the addresses within the blocks, in BNB or in any token, in the order of the chain. */
export async function paymentsTo(rpc: Rpc, { from, to }: BlockRange, payees: readonly Address[]): Promise<Payment[]> {
  const blocks = await blocksOf(rpc, { from, to });
  const inTokens = await tokenPayments(rpc, { from, to }, payees, blocks);
  const inBnb = await nativePayments(rpc, payees, blocks);
  return [...inTokens, ...inBnb].toSorted((a, b) => Number(a.block - b.block));
}

type Block = { number: bigint; at: number; transactions: Record<string, unknown>[] };

async function blocksOf(rpc: Rpc, { from, to }: BlockRange): Promise<Map<bigint, Block>> {
  const blocks = new Map<bigint, Block>();
  for (let number = from; number <= to; number += 1n) {
    const found = await rpc('eth_getBlockByNumber', [quantity(number), true]);
    // A reorganisation may have taken it away since the height was read.
    if (found === null) continue;
    const { timestamp, transactions } = asFields(found);
    blocks.set(number, {
      number,
      at: Number(asQuantity(timestamp)) * 1_000,
      transactions: asList(transactions).map(asFields),
    });
  }
  return blocks;
}

/** The number of the last block within the range that holds such a transaction. */
export async function lastBlockWith(
  rpc: Rpc,
  range: BlockRange,
  isSuch: (transaction: Record<string, unknown>) => boolean,
): Promise<bigint | undefined> {
  const blocks = [...(await blocksOf(rpc, range)).values()];
  return blocks.findLast(({ transactions }) => transactions.some(isSuch))?.number;
}

const symbolOf = (contract: string) =>
  ASSETS.find((asset) => contractOf(asset)?.toLowerCase() === contract.toLowerCase()) ?? null;

const addressIn = (topic: unknown): Address => getAddress(`0x${asHex(topic).slice(-40)}`);

async function tokenPayments(
  rpc: Rpc,
  { from, to }: BlockRange,
  payees: readonly Address[],
  blocks: ReadonlyMap<bigint, Block>,
): Promise<Payment[]> {
  const wanted = {
    fromBlock: quantity(from),
    toBlock: quantity(to),
    topics: [TRANSFER, null, payees.map((payee) => pad(payee))],
  };
  const logs = asList(await rpc('eth_getLogs', [wanted])).map(asFields);
  return logs.flatMap((log) => {
    const topics = asList(log.topics);
    const block = blocks.get(asQuantity(log.blockNumber));
    // A token of pictures numbers them in a fourth topic and has no amount.
    if (topics.length !== TOPICS_OF_TRANSFER || !block) return [];
    const hash = asHash(log.transactionHash);
    return [
      {
        key: `${hash}:${String(asQuantity(log.logIndex))}`,
        hash,
        from: addressIn(topics[1]),
        to: addressIn(topics[2]),
        symbol: symbolOf(String(log.address)),
        amount: asQuantity(log.data),
        block: block.number,
        at: block.at,
      },
    ];
  });
}

async function nativePayments(
  rpc: Rpc,
  payees: readonly Address[],
  blocks: ReadonlyMap<bigint, Block>,
): Promise<Payment[]> {
  const wanted = new Set(payees.map((payee) => payee.toLowerCase()));
  const sent = [...blocks.values()].flatMap((block) =>
    block.transactions
      .filter(({ to, value }) => wanted.has(String(to).toLowerCase()) && asQuantity(value) > 0n)
      .map((transaction) => ({ block, transaction })),
  );
  const paid = await Promise.all(
    sent.map(async ({ block, transaction }): Promise<Payment[]> => {
      const hash = asHash(transaction.hash);
      if (!(await hasWorked(rpc, hash))) return [];
      return [
        {
          key: `${hash}:${NATIVE}`,
          hash,
          from: getAddress(String(transaction.from)),
          to: getAddress(String(transaction.to)),
          symbol: 'BNB',
          amount: asQuantity(transaction.value),
          block: block.number,
          at: block.at,
        },
      ];
    }),
  );
  return paid.flat();
}

async function hasWorked(rpc: Rpc, hash: string): Promise<boolean> {
  const receipt = await rpc('eth_getTransactionReceipt', [hash]);
  return receipt !== null && asFields(receipt).status === '0x1';
}
