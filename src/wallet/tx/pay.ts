import type { Address, Hash } from '@/api/contract';
import { getAppConfig } from '@/api/endpoints/get-app-config';
import { serviceNow } from '@/api/service-clock';
import { walletStore } from '../state';
import { alone } from './alone';
import { askWallet, chainBehindWallet } from './ask-wallet';
import { ownChain, type OwnChain } from './chain';
import { PaymentFault, isSurelyUnsent, nodeFault, walletFault } from './fault';
import { assertCovered, assertFeeCovered, assertMayAsk } from './guards';
import { isStillOpen, keep, keepHash, lastAttempt, strikeOut, type Entry } from './journal';
import { mayPay } from './payment';
import { paymentOf, tell } from './payments';
import { snapshotOf, type PayOrder, type Snapshot } from './snapshot';
import { follow, resume } from './follow';

/** A slow network takes some seconds; one that hangs must not keep the screen. */
const CHECKED_WITHIN_MS = 20_000;

/** Pays an order once. What goes wrong is told in the payment's own state; this never throws. */
export async function pay(order: PayOrder, from: Address): Promise<void> {
  const before = paymentOf(order._id).get();
  if (!mayPay(before)) return;
  tell(order._id, { type: 'pressed' });
  // Pressed again after the warning: the investor has read it.
  const isWarned = before.step === 'ready' && before.refusal === 'unread-chain-behind-wallet';
  try {
    await alone(`payment-${order._id}`, async (isAlone) => {
      if (!isAlone) throw new PaymentFault('other-tab');
      await payAlone(order, from, isWarned);
    });
  } catch (thrown) {
    refuse(order._id, walletFault(thrown));
  }
}

function refuse(orderId: string, { kind, details }: PaymentFault): void {
  const { shortage } = details;
  tell(orderId, { type: 'refused', why: kind, missing: shortage && { amount: shortage.missing, symbol: shortage.symbol } });
}

/** What will be asked for, and what is written down of it. */
type Attempt = { snapshot: Snapshot; entry: Entry; nonce: number | undefined };

async function payAlone(order: PayOrder, from: Address, isWarned: boolean): Promise<void> {
  const attempt = await inTime(prepare(order, from, isWarned));
  // Another tab, or this one before a reload, may have paid already.
  if (attempt === 'asked-before') await resume(order._id);
  else await ask(attempt);
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentFault('chain-away')), CHECKED_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function prepare(order: PayOrder, from: Address, isWarned: boolean): Promise<Attempt | 'asked-before'> {
  const config = await getAppConfig();
  const snapshot = snapshotOf(order, from, config);
  const chain = await ownChain();
  const instance = await chain.instance().catch(away);
  const before = lastAttempt(order._id, instance);
  if (isStanding(before)) return 'asked-before';
  await check(snapshot, chain, config.chain.nativeSymbol, isWarned);
  const entry = await entryFor(snapshot, chain, instance);
  // An earlier attempt whose place is still free gives it to this one: of the two only one can ever be mined.
  const nonce = before?.nonce === entry.nonce ? entry.nonce : undefined;
  // Reading took a moment, in which the wallet may have been switched, or asked by a tab that knows no locks.
  assertMayAsk(snapshot, connected(), serviceNow());
  if (isStanding(lastAttempt(order._id, instance))) return 'asked-before';
  return { snapshot, entry, nonce };
}

const isStanding = (attempt: Entry | undefined): boolean => attempt !== undefined && attempt.status !== 'failed';

const connected = () => {
  const wallet = walletStore.get();
  return wallet.status === 'connected' ? wallet : null;
};

async function check(snapshot: Snapshot, chain: OwnChain, coinSymbol: string, isWarned: boolean): Promise<void> {
  assertMayAsk(snapshot, connected(), serviceNow());
  const balances = await chain.balances(snapshot).catch(nodeFault('odd-token'));
  assertCovered(snapshot, balances);
  await assertSameChain(chain, isWarned);
  await chain.tryOut(snapshot).catch(nodeFault('would-fail'));
  const fee = await chain.feeFor(snapshot).catch(nodeFault('would-fail'));
  assertFeeCovered(snapshot, balances.coin, fee, coinSymbol);
}

const away = nodeFault('chain-away');

/** A wallet in the browser may be told by its own node that another chain is ours: one block tells. */
async function assertSameChain(chain: OwnChain, isWarned: boolean): Promise<void> {
  const height = await chain.height().catch(away);
  // The newest one a slower node may not have yet.
  const common = height > 0n ? height - 1n : height;
  const behind = await chainBehindWallet(common);
  if (behind.is === 'not-compared') return;
  if (behind.is === 'unread') {
    if (!isWarned) throw new PaymentFault('unread-chain-behind-wallet');
  } else if (behind.hash !== (await chain.blockHash(common).catch(away))) {
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

/**
 * Written down before the wallet is asked. It may never answer: once nobody waits for it any more, here or in another
 * tab the order can be taken up again.
 */
async function ask({ snapshot, entry, nonce }: Attempt): Promise<void> {
  const { orderId } = snapshot;
  keep(entry);
  tell(orderId, { type: 'checked' });
  await Promise.race([hear(askWallet(snapshot, nonce), entry), noLongerAsking(orderId)]);
}

/** Whatever changes a payment that is being asked for ends that. */
function noLongerAsking(orderId: string): Promise<void> {
  const payment = paymentOf(orderId);
  return new Promise((resolve) => {
    const end = payment.subscribe(() => {
      end();
      resolve();
    });
  });
}

/** The wallet's answer, whenever it comes: a hash is written down before anything else happens to it. */
async function hear(answer: Promise<Hash>, entry: Entry): Promise<void> {
  const { orderId } = entry;
  try {
    const hash = await answer;
    keepHash(entry, hash);
    tell(orderId, { type: 'sent', hash });
    void follow(orderId);
  } catch (thrown) {
    const { kind } = walletFault(thrown);
    if (isSurelyUnsent(kind) && strikeOut(entry)) {
      tell(orderId, { type: 'declined', why: kind });
    } else if (isStillOpen(entry)) {
      // It may have been sent all the same: the chain knows.
      tell(orderId, { type: 'unanswered', why: kind });
      void follow(orderId);
    }
  }
}

/** The investor does not wait for a wallet that does not answer. What it may still send is found. */
export function stopWaiting(orderId: string): void {
  tell(orderId, { type: 'unanswered' });
  void follow(orderId);
}
