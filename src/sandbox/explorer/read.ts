import {
  createPublicClient,
  erc20Abi,
  http,
  parseAbiItem,
  parseEventLogs,
  type Address,
  type Hash,
  type PublicClient,
  type TransactionReceipt,
} from 'viem';
import { DEPLOYER, PAY_ADDRESS, TREASURY, VAULT } from '../chain/accounts';
import { CONTRACTS } from '../chain/contracts';

/** The number of blocks searched for transactions. The chain removes older states, but keeps their blocks. */
const BLOCKS_READ = 200n;
const ROWS = 25;

const TOKENS = { FNX: CONTRACTS.FNX, USDT: CONTRACTS.USDT, WBNB: CONTRACTS.WBNB } as const;
const TRANSFER = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)');

const NAMES = new Map<string, string>(
  Object.entries({
    ...CONTRACTS,
    treasury: TREASURY,
    'pay address': PAY_ADDRESS,
    vault: VAULT,
    faucet: DEPLOYER,
  }).map(([name, address]) => [address.toLowerCase(), name]),
);

export const nameOf = (address: string): string | undefined => NAMES.get(address.toLowerCase());

export type TokenTransfer = { hash: Hash; block: bigint; token: string; from: Address; to: Address; value: bigint };

export const readerOf = (rpcUrl: string) => {
  const chain = createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }), cacheTime: 0 });
  return {
    latest: async () => {
      const height = await chain.getBlockNumber();
      return Promise.all(newest(height, BigInt(ROWS)).map((blockNumber) => chain.getBlock({ blockNumber })));
    },
    block: (blockNumber: bigint) => orNull(chain.getBlock({ blockNumber, includeTransactions: true })),
    transaction: (hash: Hash) => readTransaction(chain, hash),
    account: (address: Address) => readAccount(chain, address),
  };
};

export type Reader = ReturnType<typeof readerOf>;

/** Returns null if the chain does not know the block or transaction. Throws any other error. */
const orNull = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof Error && /NotFoundError$/.test(error.name)) return null;
    throw error;
  });

const newest = (height: bigint, count: bigint): bigint[] => {
  const from = height < count ? 0n : height - count + 1n;
  return Array.from({ length: Number(height - from + 1n) }, (_, index) => height - BigInt(index));
};

async function readTransaction(chain: PublicClient, hash: Hash) {
  const transaction = await orNull(chain.getTransaction({ hash }));
  if (!transaction) return null;
  const receipt = await orNull(chain.getTransactionReceipt({ hash }));
  const block = receipt && (await chain.getBlock({ blockNumber: receipt.blockNumber }));
  return { transaction, receipt, block, transfers: receipt ? transfersIn(receipt) : [] };
}

const transfersIn = ({ logs, transactionHash, blockNumber }: TransactionReceipt): TokenTransfer[] =>
  parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs }).map(({ address, args }) => ({
    hash: transactionHash,
    block: blockNumber,
    token: nameOf(address) ?? address,
    ...args,
  }));

async function readAccount(chain: PublicClient, address: Address) {
  const height = await chain.getBlockNumber();
  const [bnb, nonce, code, ...balances] = await Promise.all([
    chain.getBalance({ address }),
    chain.getTransactionCount({ address }),
    chain.getCode({ address }),
    ...Object.values(TOKENS).map((token) =>
      chain.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
    ),
  ]);
  const [transactions, transfers] = await Promise.all([
    transactionsOf(chain, address, height),
    transfersOf(chain, address),
  ]);
  return {
    balances: [
      ['BNB', bnb] as const,
      ...Object.keys(TOKENS).map((token, index) => [token, balances[index] ?? 0n] as const),
    ],
    nonce,
    hasCode: code !== undefined && code !== '0x',
    transactions,
    transfers,
  };
}

async function transactionsOf(chain: PublicClient, address: Address, height: bigint) {
  const blocks = await Promise.all(
    newest(height, BLOCKS_READ).map((blockNumber) => chain.getBlock({ blockNumber, includeTransactions: true })),
  );
  const isOf = (other: Address | null) => other?.toLowerCase() === address.toLowerCase();
  return blocks
    .flatMap(({ transactions }) => transactions.toReversed())
    .filter(({ from, to }) => isOf(from) || isOf(to))
    .slice(0, ROWS);
}

async function transfersOf(chain: PublicClient, address: Address): Promise<TokenTransfer[]> {
  const found = await Promise.all(
    [{ from: address }, { to: address }].map((args) =>
      chain.getLogs({ address: Object.values(TOKENS), event: TRANSFER, args, fromBlock: 0n, strict: true }),
    ),
  );
  const seen = new Map(found.flat().map((log) => [`${log.transactionHash} ${log.logIndex}`, log]));
  return [...seen.values()]
    .toSorted((one, other) => Number(other.blockNumber - one.blockNumber) || other.logIndex - one.logIndex)
    .slice(0, ROWS)
    .map(({ transactionHash, blockNumber, address: token, args }) => ({
      hash: transactionHash,
      block: blockNumber,
      token: nameOf(token) ?? token,
      ...args,
    }));
}
