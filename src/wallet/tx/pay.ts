import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/endpoints/get-app-config';
import { serviceNow } from '@/api/service-clock';
import { walletStore } from '../state';
import { askWallet, chainBehindWallet } from './ask-wallet';
import { ownChain, type OwnChain } from './chain';
import { PaymentFault, isSurelyUnsent, walletFault } from './fault';
import { assertCovered, assertFeeCovered, assertMayAsk } from './guards';
import { keep, lastAttempt, strikeOut, type Entry } from './journal';
import { mayPay } from './payment';
import { paymentOf, tell } from './payments';
import { snapshotOf, type PayOrder, type Snapshot } from './snapshot';
import { follow, resume } from './follow';

/** One at a time over all tabs: where the browser has no locks, the journal alone stands between two presses. */
const alone = <T>(orderId: string, work: (isAlone: boolean) => Promise<T>): Promise<T> =>
  navigator.locks
    ? navigator.locks.request(`payment-${orderId}`, { ifAvailable: true }, (lock) => work(lock !== null))
    : work(true);

/** Pays an order once. What goes wrong is told in the payment's own state; this never throws. */
export async function pay(order: PayOrder, from: Address): Promise<void> {
  if (!mayPay(paymentOf(order._id).get())) return;
  tell(order._id, { type: 'pressed' });
  try {
    await alone(order._id, async (isAlone) => {
      if (!isAlone) throw new PaymentFault('other-tab');
      await payAlone(order, from);
    });
  } catch (thrown) {
    refuse(order._id, walletFault(thrown));
  }
}

function refuse(orderId: string, { kind, details }: PaymentFault): void {
  const { shortage } = details;
  tell(orderId, { type: 'refused', why: kind, missing: shortage && { amount: shortage.missing, symbol: shortage.symbol } });
}

async function payAlone(order: PayOrder, from: Address): Promise<void> {
  const config = await getAppConfig();
  const snapshot = snapshotOf(order, from, config);
  const chain = await ownChain();
  const instance = await chain.instance();
  const before = lastAttempt(order._id, instance);
  // Another tab, or this one before a reload, may have paid already.
  if (before && before.status !== 'failed') {
    await resume(order._id);
    return;
  }
  await check(snapshot, chain, config.chain.nativeSymbol);
  await ask(snapshot, await entryFor(snapshot, chain, instance));
}

const connected = () => {
  const wallet = walletStore.get();
  return wallet.status === 'connected' ? wallet : null;
};

async function check(snapshot: Snapshot, chain: OwnChain, coinSymbol: string): Promise<void> {
  assertMayAsk(snapshot, connected(), serviceNow());
  const balances = await chain.balances(snapshot).catch(away);
  assertCovered(snapshot, balances, coinSymbol);
  await assertSameChain(chain);
  const fee = await chain.feeFor(snapshot).catch((cause: unknown) => {
    throw new PaymentFault('would-fail', { cause });
  });
  assertFeeCovered(snapshot, balances.coin, fee, coinSymbol);
  // Reading took a moment, in which the wallet may have been switched.
  assertMayAsk(snapshot, connected(), serviceNow());
}

const away = (cause: unknown): never => {
  throw new PaymentFault('chain-away', { cause });
};

/** A wallet in the browser may be told by its own node that another chain is ours: one block tells. */
async function assertSameChain(chain: OwnChain): Promise<void> {
  const height = await chain.height().catch(away);
  // The newest one a slower node may not have yet.
  const common = height > 0n ? height - 1n : height;
  const behind = await chainBehindWallet(common);
  if (behind !== null && behind !== (await chain.blockHash(common).catch(away))) {
    throw new PaymentFault('other-chain-behind-wallet');
  }
}

async function entryFor(snapshot: Snapshot, chain: OwnChain, instance: string): Promise<Entry> {
  const [nonce, since] = await Promise.all([chain.nonce(snapshot.from), chain.height()]).catch(away);
  const { orderId, orderNo, chainId, from, to, value, data } = snapshot;
  return {
    orderId,
    orderNo,
    chainId,
    instance,
    from,
    to,
    value: String(value),
    data,
    description: `Payment of order ${orderNo}`,
    nonce,
    since: String(since),
    at: Date.now(),
    hash: null,
    status: 'asked',
  };
}

/** Written down before the wallet is asked, and the hash before anything else happens to it. */
async function ask(snapshot: Snapshot, entry: Entry): Promise<void> {
  keep(entry);
  tell(snapshot.orderId, { type: 'checked' });
  try {
    const hash = await askWallet(snapshot);
    keep({ ...entry, hash, status: 'sent' });
    tell(snapshot.orderId, { type: 'sent', hash });
  } catch (thrown) {
    const fault = walletFault(thrown);
    if (isSurelyUnsent(fault)) {
      strikeOut(entry);
      throw fault;
    }
    // It may have been sent all the same: the chain knows.
    tell(snapshot.orderId, { type: 'unanswered' });
  }
  void follow(snapshot.orderId);
}

/** The investor does not wait for a wallet that does not answer. What it may still send is found. */
export function stopWaiting(orderId: string): void {
  tell(orderId, { type: 'unanswered' });
  void follow(orderId);
}
