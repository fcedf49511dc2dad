import { createClient, custom, pad, toHex, type Address, type Hash } from 'viem';
import { nodeOver, type ChainNode } from '@/chain/node';
import { BANK, HERS, STRANGER } from '../../support/money/attempt';

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const NEVER_MINED = -1n;

export const TOKEN: Address = `0x${'7'.repeat(40)}`;

export type ModelTx = {
  hash: Hash;
  block?: bigint;
  nonce: number;
  from?: Address;
  to?: Address;
  value?: bigint;
  input?: Hash;
  moved?: bigint;
  /** The owner of the moved tokens if another account sent the transaction. */
  owner?: Address;
  payee?: Address;
  fails?: boolean;
};

/** How a node answers: for how many blocks it keeps logs and state, and whether it is down. */
export type Ways = { logsFor?: bigint; keepsStateFor?: bigint; isAway?: boolean };

type Params = readonly never[];
export type Model = { node: ChainNode; asked: string[]; height: bigint; txs: readonly ModelTx[]; ways: Ways };

/** A chain of a few transactions behind the app's own node client, which queries it over JSON-RPC. */
export function modelChain(txs: readonly ModelTx[], height: bigint, ways: Ways = {}): Model {
  const asked: string[] = [];
  const request = ({ method, params = [] }: { method: string; params?: Params }) => {
    asked.push(method);
    if (model.ways.isAway) return Promise.reject(Object.assign(new Error('away'), { name: 'HttpRequestError' }));
    return Promise.resolve(ANSWERS[method]?.(model, params));
  };
  const node = nodeOver(
    createClient({ transport: custom({ request: async (call) => request(call) }, { retryCount: 0 }) }),
  );
  const model: Model = { node, asked, height, txs, ways };
  return model;
}

const minedIn = ({ txs, height }: Model, upTo: bigint) =>
  txs.filter(({ block = NEVER_MINED }) => block !== NEVER_MINED && block <= height && block <= upTo);
const isMined = (model: Model, { block }: ModelTx) => block !== undefined && block <= model.height;
const hashOfBlock = (height: bigint) => pad(toHex(height + 1n));

function written(model: Model, tx: ModelTx) {
  const block = isMined(model, tx) ? tx.block : undefined;
  return {
    ...{
      hash: tx.hash,
      from: tx.from ?? HERS,
      to: tx.to ?? BANK,
      value: toHex(tx.value ?? 5n),
      input: tx.input ?? '0x',
      nonce: toHex(tx.nonce),
    },
    ...{
      blockNumber: block === undefined ? null : toHex(block),
      blockHash: block === undefined ? null : hashOfBlock(block),
      transactionIndex: '0x0',
    },
    ...{ gas: '0x5208', gasPrice: '0x1', type: '0x0', v: '0x1b', r: '0x1', s: '0x1', chainId: '0x38' },
  };
}

const logOf = ({ hash, block = 0n, to = BANK, from = HERS, owner = from, moved = 0n, payee = BANK }: ModelTx) => ({
  ...{
    address: to,
    topics: [TRANSFER, pad(owner), pad(payee)],
    data: pad(toHex(moved)),
    logIndex: '0x0',
    removed: false,
  },
  ...{ transactionHash: hash, transactionIndex: '0x0', blockNumber: toHex(block), blockHash: hashOfBlock(block) },
});

const find = ({ txs }: Model, hash: string) => txs.find((tx) => tx.hash === hash);
const refuse = (code: number, message: string) => {
  throw Object.assign(new Error(message), { code });
};

function stateAt({ height, ways }: Model, tag: string): bigint {
  const at = tag === 'latest' ? height : BigInt(tag);
  if (at > height) refuse(-32_000, 'header not found');
  if (ways.keepsStateFor !== undefined && height - at > ways.keepsStateFor) refuse(-32_000, 'missing trie node');
  return at;
}

type LogQuestion = { address: Address; topics: readonly Hash[]; fromBlock: string; toBlock: string };

function logs(model: Model, { address, topics, fromBlock, toBlock }: LogQuestion) {
  const [first, last] = [BigInt(fromBlock), BigInt(toBlock)];
  if (model.ways.logsFor !== undefined && last - first >= model.ways.logsFor)
    refuse(-32_005, 'query exceeds the range');
  const reports = minedIn(model, last)
    .filter((tx) => tx.block! >= first && tx.moved !== undefined)
    .map(logOf);
  return reports.filter((log) => log.address === address && log.topics.join() === topics.join());
}

function block(model: Model, at: string, isFull: boolean) {
  if (at === 'pending') return pending(model);
  if (at === 'latest') return block(model, toHex(model.height), isFull);
  const height = BigInt(at);
  const transactions = minedIn(model, height)
    .filter((tx) => tx.block === height)
    .map((tx) => (isFull ? written(model, tx) : tx.hash));
  return height > model.height
    ? null
    : {
        number: at,
        hash: hashOfBlock(height),
        timestamp: toHex(height),
        transactions,
        gasLimit: '0x0',
        gasUsed: '0x0',
      };
}

const pending = (model: Model) => ({
  number: toHex(model.height + 1n),
  timestamp: toHex(model.height + 1n),
  transactions: model.txs.filter(({ block: mined }) => mined === undefined).map((tx) => written(model, tx)),
  gasLimit: '0x0',
  gasUsed: '0x0',
});

const ANSWERS: Readonly<Record<string, (model: Model, params: Params) => unknown>> = {
  eth_blockNumber: ({ height }) => toHex(height),
  eth_getTransactionCount: (model, [account, tag]) => {
    const at = stateAt(model, tag!);
    return toHex(minedIn(model, at).filter(({ from = HERS }) => from === account).length + 3);
  },
  eth_getTransactionByHash: (model, [hash]) => {
    const tx = find(model, hash!);
    return tx ? written(model, tx) : null;
  },
  eth_getTransactionReceipt: (model, [hash]) => {
    const tx = find(model, hash!);
    if (!tx || !isMined(model, tx)) return null;
    return {
      ...written(model, tx),
      transactionHash: tx.hash,
      status: tx.fails ? '0x0' : '0x1',
      logs: tx.moved === undefined ? [] : [logOf(tx)],
    };
  },
  eth_getBlockByNumber: (model, [at, isFull]) => block(model, at!, isFull!),
  eth_getLogs: (model, [question]) => logs(model, question!),
};

export const otherTx = (number: number, block: bigint): ModelTx => ({
  hash: pad(toHex(number + 1_000)),
  block,
  nonce: 0,
  to: STRANGER,
  value: 1n,
});

/** An account's transactions are mined in the order of their nonces. */
export const inOrder = (txs: readonly ModelTx[]): ModelTx[] =>
  txs
    .toSorted((one, other) => Number((one.block ?? 0n) - (other.block ?? 0n)))
    .map((tx, index) => ({ ...tx, nonce: 3 + index }));
