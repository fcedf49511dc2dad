import type { Address, Hash, Order } from '@/api/contract';
import { installWalletHere, type TestWallet } from '../test-wallet';
import { startWorld, type World } from '../world';
import { createBank, loginOf, type Bank } from './bank';
import { forgetTimers, stopClock } from './clock';
import { stopNodes, startNodes, type TestNode } from './test-nodes';
import { installLocks } from '../locks';
import { paymentsSince, tokenPaymentsUpTo } from './ledger';
import { minedAtOnce } from './mined-at-once';
import { createStakes, type Stakes } from './stakes';
import { emptyBrowser, openTab, type Tab } from './tab';

export const CURRENCIES = ['USDT', 'BNB'] as const;
export type Currency = (typeof CURRENCIES)[number];

const ONE = 10n ** 18n;
export const AMOUNT: Readonly<Record<Currency, { text: string; units: bigint }>> = {
  USDT: { text: '124.8', units: (1_248n * ONE) / 10n },
  BNB: { text: '0.195', units: (195n * ONE) / 1_000n },
};
export type RequestedTx = { from: Address; to: Address; data?: Hash; value?: string; nonce?: string };
const A_DAY_MS = 86_400_000;

export type Pending = {
  hash: Hash;
  from: Address;
  to: Address;
  value: string;
  input: Hash;
  nonce: string;
  gas: string;
};

/** Each test advances the page's clock by minutes, which takes time on a busy machine. */
const TIMEOUT_MS = 180_000;

export type Bench = ReturnType<typeof useBench>;

/** A real chain behind three nodes, a browser wallet and a tab that pays; only the user is simulated. */
export function useBench() {
  const bench = {} as {
    world: World;
    nodes: TestNode[];
    bank: Bank;
    stakes: Stakes;
    wallet: TestWallet;
    tab: Tab;
    from: Address;
  };
  let since = 0n;
  let orders = 0;
  let openedAt = 0;
  let page: ReturnType<typeof pageWithWallet>;

  jest.setTimeout(TIMEOUT_MS);
  beforeAll(async () => {
    bench.world = await startWorld({ confirmEveryMs: A_DAY_MS });
    bench.world.chain.rpc = minedAtOnce(bench.world.chain.rpc);
    bench.from = bench.world.chain.accounts[0]!;
    bench.bank = createBank();
    bench.stakes = createStakes();
    bench.nodes = startNodes(bench.world, bench.bank, bench.stakes);
    bench.wallet = installWalletHere({ rpcUrl: bench.world.chain.rpcUrl, account: bench.from, chainId: 56 });
    page = pageWithWallet();
  });
  afterAll(async () => {
    jest.useRealTimers();
    stopNodes();
    await bench.world.stop();
  });
  const begin = async () => {
    await anHourPasses(bench.world);
    since = await bench.world.chain.height();
    openedAt = 1_000 * (1 + (await timeOf(bench.world, since)));
    await leadPage(bench.world);
    for (const [index, hash] of (await tokenPaymentsUpTo(bench.world, bench.from, since)).entries())
      bench.bank.record(`before-${index}`, hash);
    stopClock(openedAt);
    bench.tab = await openTab();
  };
  const end = async () => {
    await leave();
    jest.useRealTimers();
    bench.nodes.forEach((node) => node.open());
    bench.bank.reset();
    bench.stakes.reset();
    await restore(bench.wallet, bench.world, bench.from);
  };
  beforeEach(() => begin());
  afterEach(() => end());

  const leave = async () => {
    page.leave();
    await forgetTimers();
  };
  const order = (payCurrency: Currency, change: Partial<Order> = {}): Order => {
    orders += 1;
    const made = { ...orderOf(bench.world, payCurrency, { number: orders, openedAt }), ...change };
    bench.bank.add(made);
    return made;
  };
  return Object.assign(bench, {
    order,
    submit: (one: Order, acceptedUnreadChain = false) => bench.tab.submit(one, bench.from, acceptedUnreadChain),
    stepOf: (one: Order) => bench.tab.stepOf(one._id),
    comesTo: (one: Order, step: string) => bench.tab.comesTo(one._id, step),
    payments: () => paymentsSince(bench.world, bench.from, since),
    anHourPasses: async () => {
      await anHourPasses(bench.world);
      await followChain(bench.world);
    },
    keepTime: () => keepTime(bench.world),
    /** A reload drops the timers, which sets the page's clock back to the start of the test unless `keepsClock` is true. */
    reload: async ({ keepsClock = false, login = loginOf('amelia'), changesBrowser = () => {} } = {}) => {
      const now = Date.now();
      await leave();
      if (keepsClock) jest.setSystemTime(now);
      changesBrowser();
      installLocks();
      bench.tab = await openTab({ login });
    },
    /** Begins as the next test would, in an empty browser. */
    renew: async () => {
      await end();
      emptyBrowser();
      await begin();
    },
    pending: () => pendingOf(bench.world, bench.from),
    /** Simulates a wallet that chooses nonces itself, like MetaMask. */
    chooseOwnNonce: () =>
      bench.wallet.tamper((request) => {
        if (request.method !== 'eth_sendTransaction') return request;
        const [{ nonce: _place, ...rest }] = request.params as [{ nonce?: string }];
        return { ...request, params: [rest] };
      }),
    requests: () => bench.wallet.requestsOf('eth_sendTransaction').map(({ params }) => params[0] as RequestedTx),
    asks: () => bench.wallet.requestsOf('eth_sendTransaction').length,
  });
}

type Opened = { number: number; openedAt: number };

function orderOf({ chain }: World, payCurrency: Currency, { number, openedAt }: Opened): Order {
  const now = new Date(openedAt).toISOString();
  return {
    _id: `order-${number}`,
    orderNo: `FNX-${100_000 + number}`,
    shares: '10',
    pricePerShare: '12.48',
    fiat: 'USD',
    priceAmount: '124.8',
    fee: { platform: '0', network: '0.05' },
    payCurrency,
    payAmount: AMOUNT[payCurrency].text,
    payAddress: chain.payAddress,
    contract: payCurrency === 'BNB' ? null : chain.contracts.USDT,
    decimals: 18,
    chainId: 56,
    actuallyPaid: '0',
    status: 'WAITING',
    expiresAt: new Date(Date.now() + A_DAY_MS).toISOString(),
    createdAt: now,
    updatedAt: now,
  };
}

/** A page that was closed does not receive the wallet's answer. */
function pageWithWallet() {
  const ask = window.__walletRpc;
  let visit = 0;
  window.__walletRpc = (method, params) => {
    const own = visit;
    return new Promise((resolve) => void ask(method, params).then((answer) => own === visit && resolve(answer)));
  };
  return { leave: () => void (visit += 1) };
}

async function restore(wallet: TestWallet, { chain }: World, from: Address): Promise<void> {
  wallet.log.length = 0;
  wallet.tamper((request) => request);
  wallet.setRpcUrl(chain.rpcUrl);
  await wallet.setChainId(56);
  await wallet.setAccount(from);
  await chain.rpc('anvil_dropAllTransactions');
  await chain.setAutomine(true);
}

async function pendingOf({ chain }: World, from: Address): Promise<Pending[]> {
  const { transactions } = (await chain.rpc('eth_getBlockByNumber', ['pending', true])) as { transactions: Pending[] };
  return transactions
    .filter((sent) => sent.from.toLowerCase() === from.toLowerCase())
    .map(({ hash, to, value, input, nonce, gas, ...sent }) => ({
      hash,
      from: sent.from,
      to,
      value,
      input,
      nonce,
      gas,
    }));
}

async function anHourPasses({ chain }: World): Promise<void> {
  await chain.rpc('evm_increaseTime', [3_600]);
  await chain.rpc('evm_mine', []);
}

/** Advances the chain's clock, so that blocks are later than the page's requests even if the test is fast. */
async function leadPage({ chain }: World): Promise<void> {
  await chain.rpc('evm_increaseTime', [2]);
}

const LARGEST_LAG_S = 20;

/**
 * Keeps the chain's time close to the page's clock. A real chain mines all the time, but this one only on demand, while
 * the page's clock advances.
 */
async function keepTime(world: World): Promise<void> {
  const lag = Math.floor(Date.now() / 1_000) - (await timeOf(world, await world.chain.height()));
  if (lag < -LARGEST_LAG_S) await followChain(world);
  if (lag <= LARGEST_LAG_S) return;
  await world.chain.rpc('evm_setNextBlockTimestamp', [Math.floor(Date.now() / 1_000)]);
  await world.chain.mine();
}

async function followChain(world: World): Promise<void> {
  jest.setSystemTime(1_000 * (1 + (await timeOf(world, await world.chain.height()))));
}

async function timeOf({ chain }: World, height: bigint): Promise<number> {
  const { timestamp } = (await chain.rpc('eth_getBlockByNumber', [`0x${height.toString(16)}`, false])) as {
    timestamp: string;
  };
  return Number(timestamp);
}
