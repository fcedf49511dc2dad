import { TransactionNotFoundError, TransactionReceiptNotFoundError, erc20Abi, type Client } from 'viem';
import {
  estimateGas,
  getBalance,
  getBlock,
  getCode,
  getGasPrice,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
  readContract,
} from 'viem/actions';
import type { Address, Hash } from '@/api/contract';
import { simulate } from './simulate';
import type { ExpectedTransfer, Call, Log, Sent } from './call';
import { exchangeOf, type ExchangeRequest as AskedOfExchange, type ExchangeRead } from './swap/exchange';
import { transfersBetween, wrappingsBy, type TransferQuery, type MovedAmount, type WrapQuery } from './transfers';

export type Balances = { coin: bigint; tokens: readonly { units: bigint; decimals: number }[] };
type Receipt = { isSuccess: boolean; block: bigint; logs: readonly Log[] };
/**
 * An account with its own code is a contract. An account that delegates to other code (EIP-7702) still signs with its
 * own key.
 */
export type Code = 'none' | 'contract' | 'delegated';
export type InBlock = Sent & { hash: Hash };

/** One of our nodes. The wallet's own RPC is never used as a node. */
export type ChainNode = {
  instance: () => Promise<string>;
  height: () => Promise<bigint>;
  blockHash: (height: bigint) => Promise<string>;
  blockTime: (height: bigint) => Promise<bigint>;
  newestTime: () => Promise<bigint>;
  transactionsIn: (height: bigint) => Promise<readonly InBlock[]>;
  transactionsWaiting: () => Promise<readonly InBlock[]>;
  nonce: (account: Address, height?: bigint) => Promise<number>;
  nonceWithPool: (account: Address) => Promise<number>;
  receipt: (hash: Hash) => Promise<Receipt | null>;
  transaction: (hash: Hash) => Promise<Sent | null>;
  transfers: (between: TransferQuery, spend?: () => void) => Promise<MovedAmount[]>;
  wrappings: (by: WrapQuery) => Promise<MovedAmount[]>;
  codeOf: (account: Address, height?: bigint) => Promise<Code>;
  balances: (account: Address, tokens: readonly Address[]) => Promise<Balances>;
  /** Throws if the call would fail, or would not have the required effect. */
  simulate: (call: Call, due: ExpectedTransfer | null, gas: bigint | undefined) => Promise<void>;
  gasFor: (call: Call) => Promise<bigint>;
  gasPrice: () => Promise<bigint>;
  exchange: (asked: AskedOfExchange) => Promise<ExchangeRead>;
};

const PLAIN_TRANSFER_GAS = 21_000n;
const DELEGATION = /^0xef0100/i;

/**
 * Turns off viem's sharing of identical concurrent calls. If the shared request was sent while the network was down, it
 * would fail for all callers.
 */
const withoutDedupe = (client: Client): Client => {
  const request: typeof client.request = (asked, options) =>
    client.request(asked as never, { ...options, dedupe: false });
  return { ...client, request };
};

export function nodeOver(asked: Client): ChainNode {
  const client = withoutDedupe(asked);
  let instance: Promise<string> | undefined;
  const forget = (error: unknown): never => {
    instance = undefined;
    throw error;
  };
  const blockHash = async (height: bigint) => (await getBlock(client, { blockNumber: height })).hash ?? '';
  return {
    instance: () => (instance ??= blockHash(0n).catch(forget)),
    // viem's `getBlockNumber` returns one answer to all concurrent calls, even with `dedupe` off.
    height: async () => BigInt(await client.request({ method: 'eth_blockNumber' })),
    blockHash,
    blockTime: async (height) => (await getBlock(client, { blockNumber: height })).timestamp,
    newestTime: async () => (await getBlock(client, { blockTag: 'latest' })).timestamp,
    transactionsIn: async (height) =>
      (await getBlock(client, { blockNumber: height, includeTransactions: true })).transactions,
    transactionsWaiting: async () =>
      (await getBlock(client, { blockTag: 'pending', includeTransactions: true })).transactions,
    nonce: (address, blockNumber) =>
      getTransactionCount(
        client,
        blockNumber === undefined ? { address, blockTag: 'latest' } : { address, blockNumber },
      ),
    nonceWithPool: (address) => getTransactionCount(client, { address, blockTag: 'pending' }),
    receipt: (hash) => receiptOf(client, hash),
    transaction: (hash) => transactionOf(client, hash),
    transfers: (between, spend = () => undefined) => transfersBetween(client, between, spend),
    wrappings: (by) => wrappingsBy(client, by),
    codeOf: (account, height) => codeOf(client, account, height),
    balances: (account, tokens) => balancesOf(client, account, tokens),
    simulate: (call, due, gas) => simulate(client, call, due, gas),
    gasFor: (call) => gasFor(client, call),
    gasPrice: () => getGasPrice(client),
    exchange: (of) => exchangeOf(client, of),
  };
}

/** Answers in a batch are matched by position, so one missing answer shifts all later ones. */
function assertOf(requested: Hash, answered: Hash): void {
  if (requested.toLowerCase() !== answered.toLowerCase()) throw new Error('The node answered another call');
}

async function receiptOf(client: Client, hash: Hash): Promise<Receipt | null> {
  try {
    const { status, blockNumber, logs, transactionHash } = await getTransactionReceipt(client, { hash });
    assertOf(hash, transactionHash);
    return { isSuccess: status === 'success', block: blockNumber, logs };
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  }
}

async function transactionOf(client: Client, hash: Hash): Promise<Sent | null> {
  try {
    const { from, to, value, input, nonce, hash: answered } = await getTransaction(client, { hash });
    assertOf(hash, answered);
    return { from, to, value, input, nonce };
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return null;
    throw error;
  }
}

async function codeOf(client: Client, address: Address, blockNumber?: bigint): Promise<Code> {
  const code = (await getCode(client, blockNumber === undefined ? { address } : { address, blockNumber })) ?? '0x';
  if (code === '0x') return 'none';
  return DELEGATION.test(code) ? 'delegated' : 'contract';
}

async function balancesOf(client: Client, account: Address, tokens: readonly Address[]): Promise<Balances> {
  const [coin, ...held] = await Promise.all([
    getBalance(client, { address: account }),
    ...tokens.map((token) => tokenOf(client, token, account)),
  ] as const);
  return { coin, tokens: held };
}

async function tokenOf(client: Client, address: Address, owner: Address) {
  const [units, decimals] = await Promise.all([
    readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
    readContract(client, { address, abi: erc20Abi, functionName: 'decimals' }),
  ]);
  return { units, decimals };
}

async function gasFor(client: Client, { from, to, value, data }: Call): Promise<bigint> {
  const isPlain = data === '0x' && (await codeOf(client, to)) === 'none';
  if (isPlain) return PLAIN_TRANSFER_GAS;
  // Uses the same block as the simulation, because pending transactions can make a call look cheaper than it is.
  return estimateGas(client, { account: from, to, value, data, blockTag: 'latest' });
}
