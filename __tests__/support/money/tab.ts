import type { Address, Order } from '@/api/contract';
import type { Sending, TxKind } from '@/tx';
import type { ActionOf } from '@/tx/kinds';
import type { Review } from '@/tx/submit/review';
import { loginOf, type Login } from './bank';
import { installLocks } from '../locks';
import { during, until } from './clock';
import { shareLibraries } from './libraries';
import { reviewMadeAt } from './reviewed';

shareLibraries();

/**
 * One tab of the app with its own modules and the shared storage, over the real wallet library. It also reports the
 * connected account to the facade, as React does in the app.
 */
export type Tab = Awaited<ReturnType<typeof openTab>>;
type Options = { login?: Login; linked?: Address };

export const openTab = (options: Options = {}) => during(open(options));

async function open({ login = loginOf('amelia'), linked }: Options) {
  jest.resetModules();
  // Loaded at once, unlike in `@/wallet/paying`; otherwise a second tab would share its modules with the first.
  const [
    { submit: press },
    unanswered,
    { resume },
    { txStore },
    facade,
    state,
    actions,
    journal,
    { setCredentials },
    whose,
    engine,
    orderAtBank,
    { queryClient, forgetUserData },
    { profileQuery },
    { declareOtherUnsent },
    { allowConnecting },
  ] = await Promise.all([
    import('@/tx/submit/submit'),
    import('@/tx/submit/unanswered'),
    import('@/tx/watch/follow'),
    import('@/tx/store'),
    import('@/wallet/facade'),
    import('@/wallet/state'),
    import('wagmi/actions'),
    import('@/tx/journal/journal'),
    import('@/api/credentials'),
    import('@/tx/journal/own-addresses'),
    import('@/tx/engine'),
    import('@/tx/kinds/order-at-bank'),
    import('@/api/query-client'),
    import('@/api/endpoints/user/profile'),
    import('@/tx/submit/declare-unsent'),
    import('@/wallet/rainbowkit/cancel-connecting'),
  ]);
  setCredentials(login);
  if (linked) whose.linkedStore.set(linked);
  const { walletRuntime } = await facade.prepareWallet();
  const { config } = walletRuntime();
  const publish = () => {
    const { status, address, chainId } = actions.getAccount(config);
    state.walletStore.set(
      status === 'connected' ? { status, address, chainId, isSupported: chainId === config.chains[0].id } : { status },
    );
  };
  actions.watchAccount(config, { onChange: publish });
  const connect = async () => {
    allowConnecting(true);
    const connector = config.connectors.find(({ name }) => name === 'Test Wallet');
    if (!connector) throw new Error('The wallet was not announced');
    await actions.connect(config, { connector });
    publish();
  };
  await connect();

  const keyOf = (orderId: string) => `order:${orderId}`;
  const paymentOf = (orderId: string) => txStore(keyOf(orderId));
  const stepOf = (orderId: string) => paymentOf(orderId).get().step;
  const payOrder = (order: Order, from: Address, acceptedUnreadChain = false) =>
    press({ kind: 'purchase', action: order, from, review: null, acceptedUnreadChain });
  return {
    payOrder,
    stopWaiting: (orderId: string) => unanswered.stopWaiting(keyOf(orderId)),
    sayUnsent: (orderId: string, withdrawn = new AbortController().signal) =>
      unanswered.declareUnsent(keyOf(orderId), withdrawn),
    enterHash: (orderId: string, hash: `0x${string}`) => unanswered.enterHash(keyOf(orderId), hash),
    resume: async (orderId: string) => resume(keyOf(orderId)),
    send: (action: Sending, from: Address, review = justReviewed()) =>
      press({ kind: 'send', action, from, review, acceptedUnreadChain: false }),
    does: <K extends TxKind>(kind: K, action: ActionOf[K], from: Address, review = justReviewed()) =>
      press({ kind, action, from, review, acceptedUnreadChain: false }),
    stateOf: (key: string) => txStore(key).get(),
    saysUnsent: (key: string) => unanswered.declareUnsent(key, new AbortController().signal),
    declaresUnsent: (to: 'order' | 'stake', id: string) => declareOtherUnsent(`${to}:${id}`, { to, id }),
    stopsWaiting: unanswered.stopWaiting,
    names: unanswered.enterHash,
    goesOn: async (key: string) => resume(key),
    readService: orderAtBank.readOrder,
    startEngine: engine.startEngine,
    paymentOf,
    connect,
    facade,
    config,
    walletStore: state.walletStore,
    linkedStore: whose.linkedStore,
    forgetUserData,
    link: (walletAddress: Address) => void queryClient.setQueryData(profileQuery.queryKey, { walletAddress } as never),
    setCredentials,
    journal: () => journal.readJournal().entries,
    unread: () => journal.readJournal().unread,
    stepOf,
    submit: (order: Order, from: Address, acceptedUnreadChain = false) =>
      during(payOrder(order, from, acceptedUnreadChain)),
    comesTo: (orderId: string, step: string) => until(() => stepOf(orderId) === step),
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
