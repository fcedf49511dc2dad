import type { Address } from '@/api/contract';
import type { PayOrder } from '@/wallet/tx/snapshot';
import { during, until } from './clock';

/**
 * One tab of the app, with every module of its own and the storage of all: what pays, over the real wallet library.
 * The part of the wallet's host that React plays, telling the facade who is connected, is played here.
 */
export type Tab = Awaited<ReturnType<typeof openTab>>;

export const openTab = () => during(open());

async function open() {
  jest.resetModules();
  // As `@/wallet/paying` does when they are needed: here at once, or a second tab would lend the first one its own.
  const [{ pay, stopWaiting }, { resume, giveUp }, { paymentOf }, facade, state, actions, journal] = await Promise.all([
    import('@/wallet/tx/pay'),
    import('@/wallet/tx/follow'),
    import('@/wallet/tx/payments'),
    import('@/wallet/facade'),
    import('@/wallet/state'),
    import('wagmi/actions'),
    import('@/wallet/tx/journal'),
  ]);
  const { walletRuntime } = await facade.prepareWallet();
  const { config } = walletRuntime();
  const publish = () => {
    const { status, address, chainId } = actions.getAccount(config);
    state.walletStore.set(status === 'connected' ? { status, address, chainId, isSupported: chainId === config.chains[0].id } : { status });
  };
  actions.watchAccount(config, { onChange: publish });
  const connect = async () => {
    const connector = config.connectors.find(({ name }) => name === 'Test Wallet');
    if (!connector) throw new Error('The wallet was not announced');
    await actions.connect(config, { connector });
    publish();
  };
  await connect();

  const stepOf = (orderId: string) => paymentOf(orderId).get().step;
  return {
    payOrder: pay,
    stopWaitingForWallet: stopWaiting,
    resumePayment: resume,
    giveUpPayment: giveUp,
    paymentOf,
    connect,
    facade,
    config,
    walletStore: state.walletStore,
    journal: journal.readJournal,
    followJournal: journal.followJournal,
    stepOf,
    /** The button: until the wallet has answered or the press was refused. */
    press: (order: PayOrder, from: Address) => during(pay(order, from)),
    comesTo: (orderId: string, step: string) => until(() => stepOf(orderId) === step),
  };
}
