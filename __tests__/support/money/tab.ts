import { connect, getAccount, watchAccount } from 'wagmi/actions';
import { createClient, type CallService } from '@/api/client';
import type { Address, Order } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import { createCredentials, type CredentialsStore } from '@/api/credentials';
import { profileQuery } from '@/api/endpoints/user/profile';
import { createQueryClient, clearUserData } from '@/api/query-client';
import { createNodes } from '@/chain/nodes';
import type { AppConfig } from '@/config/app-config';
import { sessionStore } from '@/session/store';
import type { Sending, TxKind } from '@/tx';
import { createEngine } from '@/tx/create-engine';
import { readJournal } from '@/tx/journal/journal';
import type { ActionOf } from '@/tx/kinds';
import { requestsAt } from '@/tx/service/at-service';
import { readOrder } from '@/tx/service/order-record';
import { startEngine } from '@/tx/start';
import { txStore } from '@/tx/store';
import { declareOtherUnsent } from '@/tx/submit/declare-unsent';
import type { Review } from '@/tx/journal/review';
import { submit } from '@/tx/submit/submit';
import { declareUnsent, enterHash, stopWaiting } from '@/tx/submit/unanswered';
import type { EngineParts } from '@/tx/engine';
import { resume } from '@/tx/watch/follow';
import { createServiceClock } from '@/utils/service-clock';
import { createSafeStorage } from '@/utils/storage';
import { createStore } from '@/utils/store';
import { allowConnecting } from '@/wallet/rainbowkit/cancel-connecting';
import { createRuntime, walletBlock, type WalletRuntime } from '@/wallet/runtime';
import { sendOnce } from '@/wallet/send-once';
import type { WalletState } from '@/wallet/state';
import { ignoreStorageWriteErrors } from '@/wallet/unwritable-storage';
import { loginOf, type Login } from './bank';
import { installLocks } from '../locks';
import { during, until } from './clock';
import { countedCall } from './test-nodes';
import { reviewMadeAt } from './reviewed';

/**
 * One tab of the app: an engine that uses the real wallet library, and the storage and locks that all tabs share. The
 * tab reports the connected account to the engine, as React does in the app.
 */
export type Tab = Awaited<ReturnType<typeof openTab>>;
type Options = { login?: Login; linked?: Address };

export const openTab = (options: Options = {}) => during(open(options));

async function open({ login = loginOf('amelia'), linked }: Options) {
  const session = createCredentials();
  session.set(login);
  const page = pageOf(await getAppConfig());
  const wallet = openWallet(page);
  const { service, ...world } = worldOf(session);
  const engine = createEngine({ ...world, service, nodes: createNodes(() => Promise.resolve(page)), wallet });
  if (linked) engine.memory.linked.set(linked);
  await wallet.connect();

  const keyOf = (orderId: string) => `order:${orderId}`;
  const paymentOf = (orderId: string) => txStore(engine, keyOf(orderId));
  const stepOf = (orderId: string) => paymentOf(orderId).get().step;
  const payOrder = (order: Order, from: Address, acceptedUnreadChain = false) =>
    submit(engine, { kind: 'purchase', action: order, from, acceptedUnreadChain });
  const saysUnsent = (key: string, withdrawn = new AbortController().signal) => declareUnsent(engine, key, withdrawn);
  return {
    payOrder,
    stopWaiting: (orderId: string) => stopWaiting(engine, keyOf(orderId)),
    sayUnsent: (orderId: string, withdrawn?: AbortSignal) => saysUnsent(keyOf(orderId), withdrawn),
    enterHash: (orderId: string, hash: `0x${string}`) => enterHash(engine, keyOf(orderId), hash),
    resume: async (orderId: string) => resume(engine, keyOf(orderId)),
    send: (action: Sending, from: Address, review = justReviewed(), pressed?: Parameters<typeof submit>[2]) =>
      submit(engine, { kind: 'send', action, from, review, acceptedUnreadChain: false }, pressed),
    does: <K extends TxKind>(kind: K, action: ActionOf[K], from: Address, review = justReviewed()) =>
      submit(engine, { kind, action, from, review, acceptedUnreadChain: false }),
    stateOf: (key: string) => txStore(engine, key).get(),
    saysUnsent: (key: string) => saysUnsent(key),
    declaresUnsent: async (type: 'order' | 'stake', id: string, askedAt?: string) => {
      const action = await requestsAt({ type })
        .read(engine, id)
        .catch(() => null);
      const seenAt = askedAt ?? action?.asked?.at ?? new Date(0).toISOString();
      return declareOtherUnsent(engine, `${type}:${id}`, { type, id }, seenAt);
    },
    stopsWaiting: (key: string) => stopWaiting(engine, key),
    names: (key: string, hash: `0x${string}`) => enterHash(engine, key, hash),
    goesOn: async (key: string) => resume(engine, key),
    readService: (orderId: string) => readOrder(engine, orderId),
    startEngine: () => startEngine(engine),
    paymentOf,
    connect: wallet.connect,
    config: wallet.config,
    linkedStore: engine.memory.linked,
    clearUserData: () => clearUserData(service.queries),
    link: (walletAddress: Address) =>
      void service.queries.setQueryData(profileQuery.queryKey, { walletAddress } as never),
    setCredentials: session.set,
    journal: () => readJournal(engine).entries,
    unread: () => readJournal(engine).unread,
    stepOf,
    submit: (order: Order, from: Address, acceptedUnreadChain = false) =>
      during(payOrder(order, from, acceptedUnreadChain)),
    comesTo: (orderId: string, step: string) => until(() => stepOf(orderId) === step),
  };
}

let pages = 0;

/**
 * viem groups batched requests by URL. Each page gets its own URLs, so that no page waits for the timer of a closed
 * page.
 */
function pageOf({ rpcPaths, ...config }: AppConfig): AppConfig {
  pages += 1;
  return { ...config, rpcPaths: rpcPaths.map((path) => `${path}?page=${pages}`) };
}

/** The parts of the engine that are separate for each tab, without the wallet and the nodes. */
function worldOf(session: CredentialsStore): Omit<EngineParts, 'nodes' | 'wallet'> {
  const clock = createServiceClock();
  const ask = createClient({ session, clock });
  const call: CallService = (...request) => countedCall(() => ask(...request));
  return {
    clock,
    service: { call, login: session.get, session: sessionStore, queries: createQueryClient() },
    storage: {
      local: createSafeStorage(() => window.localStorage),
      tab: createSafeStorage(() => window.sessionStorage),
    },
  };
}

function openWallet(
  page: AppConfig,
): EngineParts['wallet'] & { connect: () => Promise<void>; config: WalletRuntime['config'] } {
  ignoreStorageWriteErrors();
  const runtime = createRuntime(page);
  const { config } = runtime;
  const state = createStore<WalletState>({ status: 'disconnected' });
  const publish = () => {
    const { status, address, chainId } = getAccount(config);
    state.set(
      status === 'connected' ? { status, address, chainId, isSupported: chainId === config.chains[0].id } : { status },
    );
  };
  watchAccount(config, { onChange: publish });
  return {
    state,
    config,
    send: (...request) => sendOnce(runtime, ...request),
    block: (height) => walletBlock(height, runtime),
    connect: async () => {
      allowConnecting(true);
      const connector = config.connectors.find(({ name }) => name === 'Test Wallet');
      if (!connector) throw new Error('The wallet was not announced');
      await connect(config, { connector });
      publish();
    },
  };
}

const justReviewed = (): Review => reviewMadeAt(Date.now());

export async function inAnotherBrowser<T>(work: (other: Tab) => T | Promise<T>): Promise<T> {
  const kept = [localStorage, sessionStorage].map((storage) => [storage, Object.entries(storage)] as const);
  emptyBrowser();
  const done = await work(await openTab({ login: loginOf('amelia elsewhere') }));
  for (const [storage, entries] of kept) {
    storage.clear();
    entries.forEach(([key, value]) => storage.setItem(key, String(value)));
  }
  return done;
}

/** Writes an empty journal instead of removing it, because after a removal an open page writes its entries back. */
export function emptyStorage(): void {
  localStorage.clear();
  localStorage.setItem('tx_journal', '[]');
}

export function emptyBrowser(): void {
  emptyStorage();
  sessionStorage.clear();
  installLocks();
}
