import { createClient, erc20Abi, TransactionNotFoundError, TransactionReceiptNotFoundError, type Client } from 'viem';
import {
  call,
  estimateGas,
  getBalance,
  getBlock,
  getBlockNumber,
  getChainId,
  getGasPrice,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
  readContract,
} from 'viem/actions';
import type { Address, Hash } from '@/api/contract';
import { getAppConfig } from '@/api/endpoints/get-app-config';
import { rpcTransport } from '../transport';
import { PaymentFault } from './fault';
import type { Sent, Snapshot } from './snapshot';

export type Found = { hash: Hash; sent: Sent };

/** The chain as this app reads it, on its own RPC: the wallet's word is never taken for it. */
export type OwnChain = {
  instance: () => Promise<string>;
  height: () => Promise<bigint>;
  /** How many of the account's transactions are mined. */
  nonce: (account: Address) => Promise<number>;
  receipt: (hash: Hash) => Promise<{ worked: boolean; block: bigint } | null>;
  transaction: (hash: Hash) => Promise<Sent | null>;
  /** The account's mined transactions from a height on. */
  sentSince: (account: Address, since: bigint) => Promise<Found[]>;
  balances: (snapshot: Snapshot) => Promise<{ coin: bigint; token: bigint | null }>;
  /** What the fee may come to, in the chain's coin. Throws where the call would fail. */
  feeFor: (snapshot: Snapshot) => Promise<bigint>;
  blockHash: (height: bigint) => Promise<string>;
};

const GAS_MARGIN = { over: 100n, of: 125n };
const PLAIN_TRANSFER_GAS = 21_000n;
const BLOCKS_AT_ONCE = 20;

let opened: Promise<OwnChain> | undefined;

export function ownChain(): Promise<OwnChain> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** A node that answers for another chain is not asked anything. */
async function open(): Promise<OwnChain> {
  const { chain, rpcPaths } = await getAppConfig();
  const client = createClient({ transport: rpcTransport(rpcPaths) });
  const chainId = await getChainId(client).catch((cause: unknown) => {
    throw new PaymentFault('chain-away', { cause });
  });
  if (chainId !== chain.id) throw new PaymentFault('chain-away');
  return ownChainOver(client);
}

export function ownChainOver(client: Client): OwnChain {
  let instance: Promise<string> | undefined;
  const blockHash = async (height: bigint) => (await getBlock(client, { blockNumber: height })).hash ?? '';
  return {
    instance: () => (instance ??= blockHash(0n)),
    height: () => getBlockNumber(client, { cacheTime: 0 }),
    nonce: (account) => getTransactionCount(client, { address: account, blockTag: 'latest' }),
    receipt: (hash) => receiptOf(client, hash),
    transaction: (hash) => transactionOf(client, hash),
    sentSince: (account, since) => findSent(client, account, since),
    balances: (snapshot) => balancesOf(client, snapshot),
    feeFor: (snapshot) => feeFor(client, snapshot),
    blockHash,
  };
}

async function receiptOf(client: Client, hash: Hash) {
  try {
    const { status, blockNumber } = await getTransactionReceipt(client, { hash });
    return { worked: status === 'success', block: blockNumber };
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  }
}

async function transactionOf(client: Client, hash: Hash): Promise<Sent | null> {
  try {
    const { from, to, value, input, nonce } = await getTransaction(client, { hash });
    return { from, to, value, input, nonce };
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return null;
    throw error;
  }
}

async function findSent(client: Client, account: Address, since: bigint): Promise<Found[]> {
  const head = await getBlockNumber(client, { cacheTime: 0 });
  const found: Found[] = [];
  for (let from = since; from <= head; from += BigInt(BLOCKS_AT_ONCE)) {
    const heights = Array.from({ length: BLOCKS_AT_ONCE }, (_, index) => from + BigInt(index)).filter((height) => height <= head);
    const blocks = await Promise.all(heights.map((blockNumber) => getBlock(client, { blockNumber, includeTransactions: true })));
    const own = blocks
      .flatMap(({ transactions }) => transactions)
      .filter((sent) => sent.from.toLowerCase() === account.toLowerCase());
    found.push(...own.map(({ hash, from: sender, to, value, input, nonce }) => ({ hash, sent: { from: sender, to, value, input, nonce } })));
  }
  return found;
}

async function balancesOf(client: Client, { from, contract }: Snapshot) {
  const [coin, token] = await Promise.all([
    getBalance(client, { address: from }),
    contract ? readContract(client, { address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [from] }) : null,
  ]);
  return { coin, token };
}

/** Tried out first: a call that would fail is not paid for. */
async function feeFor(client: Client, { from, to, value, data, contract }: Snapshot): Promise<bigint> {
  const price = await getGasPrice(client);
  if (!contract) return (PLAIN_TRANSFER_GAS * price * GAS_MARGIN.of) / GAS_MARGIN.over;
  await call(client, { account: from, to, value, data });
  const gas = await estimateGas(client, { account: from, to, value, data });
  return (gas * price * GAS_MARGIN.of) / GAS_MARGIN.over;
}
