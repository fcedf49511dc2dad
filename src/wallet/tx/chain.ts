import { createClient, erc20Abi, TransactionNotFoundError, TransactionReceiptNotFoundError, type Client } from 'viem';
import {
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
import { nodeTransports, rpcTransport } from '../transport';
import { PaymentFault } from './fault';
import { hasMoved, type Called } from './moved';
import { sameAddress, type Sent, type Snapshot } from './snapshot';
import { tryOut } from './try-out';

export type Found = { hash: Hash; sent: Sent; block: bigint };
export type Balances = { coin: bigint; token: { units: bigint; decimals: number } | null };

/** The chain as this app reads it, on its own RPC: the wallet's word is never taken for it. */
export type OwnChain = {
  instance: () => Promise<string>;
  height: () => Promise<bigint>;
  /** How many of the account's transactions are mined. */
  nonce: (account: Address) => Promise<number>;
  /** The same, with those that wait in the node's pool. */
  nonceWithPool: (account: Address) => Promise<number>;
  /** Worked: it was not taken back, and what was to be paid has moved. */
  receipt: (hash: Hash, called: Called) => Promise<{ worked: boolean; block: bigint } | null>;
  transaction: (hash: Hash) => Promise<Sent | null>;
  /** The account's mined transactions from a height on, as many as are said to be there. */
  sentSince: (account: Address, since: bigint, count: number) => Promise<Found[]>;
  balances: (snapshot: Snapshot) => Promise<Balances>;
  /** Makes the payment without sending it: throws where it would fail or where less would arrive than was sent. */
  tryOut: (snapshot: Snapshot) => Promise<void>;
  /** What the fee may come to, in the chain's coin. */
  feeFor: (snapshot: Snapshot) => Promise<bigint>;
  blockHash: (height: bigint) => Promise<string>;
};

const GAS_MARGIN = { over: 100n, of: 125n };
const PLAIN_TRANSFER_GAS = 21_000n;
const BLOCKS_AT_ONCE = 20;
/** As long as a price is held. What a wallet sends later than that while nobody looks is found by the bank. */
const BLOCKS_LOOKED_THROUGH = 1_200n;

/** The chain by whichever node answers, and by each of them alone. */
export type Nodes = { chain: OwnChain; each: readonly OwnChain[] };

let opened: Promise<Nodes> | undefined;

export function ownNodes(): Promise<Nodes> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

export const ownChain = async (): Promise<OwnChain> => (await ownNodes()).chain;

/** A node that answers for another chain is not asked anything. */
async function open(): Promise<Nodes> {
  const { chain, rpcPaths } = await getAppConfig();
  const client = createClient({ transport: rpcTransport(rpcPaths) });
  const chainId = await getChainId(client).catch((cause: unknown) => {
    throw new PaymentFault('chain-away', { cause });
  });
  if (chainId !== chain.id) throw new PaymentFault('chain-away');
  const each = nodeTransports(rpcPaths).map((transport) => ownChainOver(createClient({ transport })));
  return { chain: ownChainOver(client), each };
}

function ownChainOver(client: Client): OwnChain {
  let instance: Promise<string> | undefined;
  const forget = (error: unknown): never => {
    instance = undefined;
    throw error;
  };
  const blockHash = async (height: bigint) => (await getBlock(client, { blockNumber: height })).hash ?? '';
  return {
    instance: () => (instance ??= blockHash(0n).catch(forget)),
    height: () => getBlockNumber(client, { cacheTime: 0 }),
    nonce: (account) => getTransactionCount(client, { address: account, blockTag: 'latest' }),
    nonceWithPool: (account) => getTransactionCount(client, { address: account, blockTag: 'pending' }),
    receipt: (hash, called) => receiptOf(client, hash, called),
    transaction: (hash) => transactionOf(client, hash),
    sentSince: (account, since, count) => findSent(client, account, since, count),
    balances: (snapshot) => balancesOf(client, snapshot),
    tryOut: (snapshot) => tryOut(client, snapshot),
    feeFor: (snapshot) => feeFor(client, snapshot),
    blockHash,
  };
}

async function receiptOf(client: Client, hash: Hash, called: Called) {
  try {
    const { status, blockNumber, logs } = await getTransactionReceipt(client, { hash });
    return { worked: status === 'success' && hasMoved(called, logs), block: blockNumber };
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

async function findSent(client: Client, account: Address, since: bigint, count: number): Promise<Found[]> {
  const head = await getBlockNumber(client, { cacheTime: 0 });
  const end = head < since + BLOCKS_LOOKED_THROUGH ? head : since + BLOCKS_LOOKED_THROUGH;
  const found: Found[] = [];
  for (let from = since; from <= end && found.length < count; from += BigInt(BLOCKS_AT_ONCE)) {
    const heights = Array.from({ length: BLOCKS_AT_ONCE }, (_, index) => from + BigInt(index)).filter((height) => height <= end);
    const blocks = await Promise.all(heights.map((blockNumber) => getBlock(client, { blockNumber, includeTransactions: true })));
    found.push(...blocks.flatMap(({ number, transactions }) => transactions.filter(isBy(account)).map((sent) => foundIn(number, sent))));
  }
  return found;
}

type Mined = { hash: Hash; from: Address; to: Address | null; value: bigint; input: Hash; nonce: number };

const isBy =
  (account: Address) =>
  ({ from }: Mined): boolean =>
    sameAddress(from, account);

const foundIn = (block: bigint, { hash, from, to, value, input, nonce }: Mined): Found => ({
  hash,
  sent: { from, to, value, input, nonce },
  block,
});

async function balancesOf(client: Client, { from, contract }: Snapshot): Promise<Balances> {
  const [coin, token] = await Promise.all([
    getBalance(client, { address: from }),
    contract ? tokenOf(client, contract, from) : null,
  ]);
  return { coin, token };
}

async function tokenOf(client: Client, address: Address, owner: Address) {
  const [units, decimals] = await Promise.all([
    readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
    readContract(client, { address, abi: erc20Abi, functionName: 'decimals' }),
  ]);
  return { units, decimals };
}

async function feeFor(client: Client, { from, to, value, data, contract }: Snapshot): Promise<bigint> {
  const price = await getGasPrice(client);
  const gas = contract ? await estimateGas(client, { account: from, to, value, data }) : PLAIN_TRANSFER_GAS;
  return (gas * price * GAS_MARGIN.of) / GAS_MARGIN.over;
}
