import type { Address, Order } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import { serviceNow } from '@/utils/service-clock';
import { walletStore } from '@/wallet/state';
import { chainBehindWallet } from './ask-wallet';
import { heightOf, nodeClients, withoutStray, type Nodes } from '@/chain/nodes';
import { hashesOf, keyOfOrder, type Entry } from './entry';
import { nodeFault } from '@/chain/node-fault';
import { PaymentFault } from '@/errors/payment-fault';
import { assertConnected, assertCovered, assertFeeCovered, assertPriceHolds } from './checks';
import { isOfThisChain } from '@/chain/instance';
import { entriesOf, readJournal } from './journal';
import type { Records } from './journal-text';
import type { ChainNode } from '@/chain/node';
import { assertStillDue, readOrder } from './read-again';
import { snapshotOf, type Snapshot } from './snapshot';
import { barrierTo, endedHashes } from './standing';
import { assertUnpaidOnChain } from './unpaid-on-chain';
import { isClosed } from './watch';

/** What will be asked for, and what is written down of it. */
export type Attempt = {
  snapshot: Snapshot;
  entry: Entry;
  nonce: number | undefined;
  isBehindAnother: boolean;
  readAt: number;
};
export type Press = { order: Order; from: Address; acceptedUnreadChain: boolean };

/** What the service and the chain said may be this old when the wallet is asked. */
const FRESH_FOR_MS = 15_000;
/** After its price has ended a payment may still arrive, and be looked at by a person. */
const CLOSES_AFTER_MS = 4 * 3_600_000;
const A_DAY_MS = 86_400_000;

const away = nodeFault('chain-away');

/** Everything that is looked at before the wallet is asked. Null where an attempt of this order stands already. */
export async function prepare({ order, from, acceptedUnreadChain }: Press): Promise<Attempt | null> {
  const config = await getAppConfig();
  const snapshot = snapshotOf(order, from, config);
  assertConnected(snapshot, connected());
  // guard: under-way-resumed
  if (isUnderWay(snapshot)) return null;
  const nodes = await nodeClients();
  const readAt = Date.now();
  // Side by side: a node that is silent is waited for once.
  const [isContract] = await Promise.all([
    isContractToMost(from, nodes.each),
    /* guard: order-read-again */ assertDue(order, snapshot, nodes),
  ]);
  await assertPayable(snapshot, nodes.chain, { isContract, coin: config.chain.nativeSymbol });
  // guard: chain-behind-wallet
  await assertSameChain(nodes.chain, acceptedUnreadChain);
  return { snapshot, readAt, ...(await attemptOf(snapshot, nodes, isContract)) };
}

/** Reading took a moment, in which the wallet may have been switched, or asked by another tab: looked at once more, without waiting for anything. */
export function assertStillSo({ snapshot, readAt }: Attempt): void {
  assertConnected(snapshot, connected());
  // guard: price-after-reading
  assertPriceHolds(snapshot, serviceNow());
  // guard: fresh-reading
  if (Date.now() - readAt > FRESH_FOR_MS) throw new PaymentFault('checks-too-slow');
}

const connected = () => {
  const wallet = walletStore.get();
  return wallet.status === 'connected' ? wallet : null;
};

/** By this browser's own records. True where this very order has an attempt: it is gone on with, never made again. */
export function isUnderWay({ orderId, chainId, from }: Snapshot): boolean {
  const asking = { key: keyOfOrder(orderId), kind: 'purchase', chainId, from } as const;
  const barrier = barrierTo(asking, recordsHere(), Date.now(), isClosed);
  // guard: records-of-others
  if (barrier !== null && barrier !== 'own') throw new PaymentFault(barrier);
  return barrier === 'own';
}

function recordsHere(): Records {
  const { entries, unread } = readJournal();
  return { entries: entries.filter(isOfThisChain), unread };
}

/** By the service's word and the chain's, read now. */
async function assertDue(order: Order, snapshot: Snapshot, { each }: Nodes): Promise<void> {
  const now = await readOrder(order._id).catch((cause: unknown) => {
    // guard: service-answers
    throw new PaymentFault('service-away', { cause });
  });
  // guard: order-compared
  assertStillDue(order, now, endedHashes(entriesOf(keyOfOrder(order._id))));
  assertPriceHolds(snapshot, serviceNow());
  const key = keyOfOrder(order._id);
  const others = new Set(
    readJournal().entries.flatMap((entry) =>
      entry.key === key || /* guard: found-may-be-this */ (entry.found && entry.report !== 'taken')
        ? []
        : hashesOf(entry),
    ),
  );
  const question = {
    snapshot,
    openedAt: Date.parse(order.createdAt),
    isOther: (hash: string) => others.has(hash.toLowerCase()),
  };
  const answers = await Promise.allSettled(each.map((node) => assertUnpaidOnChain(question, node)));
  const found = answers.find((answer) => answer.status === 'rejected' && answer.reason instanceof PaymentFault);
  // guard: chain-read-again
  if (found?.status === 'rejected') throw found.reason;
  // guard: nodes-answer
  if (answers.every(({ status }) => status === 'rejected')) throw new PaymentFault('chain-away');
}

/** By most of those that answer: one node's word would have a contract pay in coin, or take the alarm from an account that is none. */
async function isContractToMost(from: Address, each: readonly ChainNode[]): Promise<boolean> {
  const answers = (await Promise.all(each.map((node) => node.isContract(from).catch(() => null)))).filter(
    (answer) => answer !== null,
  );
  const saidYes = answers.filter((answer) => answer).length;
  // guard: contract-by-most
  if (saidYes * 2 === answers.length) throw new PaymentFault('chain-away');
  return saidYes * 2 > answers.length;
}

type Payer = { isContract: boolean; coin: string };

/** A contract's own transactions are paid for by those who send them, and nobody sees the coin that it moves inside. */
async function assertPayable(snapshot: Snapshot, chain: ChainNode, { isContract, coin }: Payer): Promise<void> {
  if (isContract && !snapshot.contract) throw new PaymentFault('contract-pays-no-coin');
  const balances = await chain.balances(snapshot).catch(nodeFault('odd-token'));
  // guard: balances-checked
  assertCovered(snapshot, balances);
  // guard: simulated
  await chain.simulate(snapshot).catch(nodeFault('would-fail'));
  if (isContract) return;
  const fee = await chain.feeFor(snapshot).catch(nodeFault('would-fail'));
  // guard: fee-checked
  assertFeeCovered(snapshot, balances.coin, fee, coin);
}

/** A wallet in the browser may be told by its own node that another chain is ours: one block tells. */
async function assertSameChain(chain: ChainNode, acceptedUnreadChain: boolean): Promise<void> {
  const height = await chain.height().catch(away);
  // The newest one a slower node may not have yet.
  const common = height > 0n ? height - 1n : height;
  const behind = await chainBehindWallet(common);
  if (behind.is === 'not-compared') return;
  if (behind.is === 'unread') {
    // guard: unread-chain-warned
    if (!acceptedUnreadChain) throw new PaymentFault('unread-chain-behind-wallet');
  } else if (/* guard: block-behind-wallet */ behind.hash !== (await chain.blockHash(common).catch(away))) {
    throw new PaymentFault('other-chain-behind-wallet');
  }
}

type Made = Pick<Attempt, 'entry' | 'nonce' | 'isBehindAnother'>;

async function attemptOf(snapshot: Snapshot, { chain, each }: Nodes, isContract: boolean): Promise<Made> {
  const [since, instance, places] = await Promise.all([
    heightOf(each),
    chain.instance(),
    placesOf(snapshot.from, each),
  ]).catch(away);
  const { orderId, orderNo, chainId, from, to, value, data, expiresAt } = snapshot;
  const entry: Entry = {
    v: 2,
    key: keyOfOrder(orderId),
    kind: 'purchase',
    reported: { to: 'order', id: orderId, no: orderNo },
    chainId,
    instance,
    from,
    to,
    value: String(value),
    data,
    isContract,
    description: `Payment of order ${orderNo}`,
    since: String(since),
    minedCount: withoutStray(places.map(({ mined }) => mined)),
    place: withoutStray(places.map(({ withPool }) => withPool)),
    at: Date.now(),
    closesAt: /* guard: closed-some-day */ Math.min(expiresAt, serviceNow() + A_DAY_MS) + CLOSES_AFTER_MS,
    status: 'awaiting-wallet',
    hash: null,
    nonce: null,
  };
  return { entry, ...placeFor(places, isContract) };
}

type Place = { mined: number; withPool: number };

/** Of the nodes that answer. */
async function placesOf(from: Address, each: readonly ChainNode[]): Promise<Place[]> {
  const placeOn = async (node: ChainNode): Promise<Place> => {
    const [mined, withPool] = await Promise.all([node.nonce(from), node.nonceWithPool(from)]);
    return { mined, withPool };
  };
  const told = await Promise.all(each.map((node) => placeOn(node).catch(() => null)));
  const places = told.filter((place) => place !== null);
  if (places.length === 0) throw new PaymentFault('chain-away');
  return places;
}

/** The wallet is given a nonce where all nodes agree that it is the next: of two attempts with one nonce only one can be mined. */
function placeFor(places: readonly Place[], isContract: boolean): Pick<Made, 'nonce' | 'isBehindAnother'> {
  const [first] = places;
  const isBehindAnother = places.some(({ mined, withPool }) => withPool > mined);
  const isAgreed =
    first !== undefined && places.every(({ mined }) => mined === first.mined) && !isBehindAnother && !isContract;
  return {
    nonce: /* guard: nonce-given */ isAgreed ? first.mined : undefined,
    isBehindAnother: isBehindAnother && !isContract,
  };
}
