import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import { isSameAddress } from '@/utils/is-same-address';
import { serviceNow } from '@/utils/service-clock';
import { walletStore } from '@/wallet/state';
import { chainBehindWallet } from './ask-wallet';
import { heightOf, nodeClients, withoutStray, type Nodes } from '@/chain/nodes';
import type { Arrival } from '@/chain/call';
import { assertDue } from './assert-due';
import type { Entry } from './entry';
import { nodeFault } from '@/chain/node-fault';
import { PaymentFault } from '@/errors/payment-fault';
import { assertConnected, assertCovered, assertFeeCovered, assertPriceHolds, tokensOf } from './checks';
import { closesAt } from './closes-at';
import { leavesNoLog, type Effect } from './effects';
import { gasBy } from './gas-by';
import type { Intent } from './intent';
import { readJournal } from './journal';
import type { ChainNode } from '@/chain/node';
import { KINDS, type DeedOf } from './kinds';
import { keptUntil } from './retention';
import type { Review } from './review';
import { recordsHere, reviewOf } from './reviewed-intent';
import { barrierTo } from './standing';
import { isClosed } from './watch';

/** What will be asked for, and what is written down of it. */
export type Attempt = {
  intent: Intent;
  entry: Entry;
  nonce: number | undefined;
  gas: bigint | undefined;
  isBehindAnother: boolean;
  readAt: number;
};
export type Kind = Entry['kind'];
/** The button. `deed` is what the investor has reviewed; `review` is null where the service keeps the review. */
export type Press<K extends Kind> = {
  kind: K;
  deed: DeedOf[K];
  from: Address;
  review: Review | null;
  acceptedUnreadChain: boolean;
};

/** What the service and the chain said may be this old when the wallet is asked. */
const FRESH_FOR_MS = 15_000;

const away = nodeFault('chain-away');

/** The transaction that the deed needs next. */
export async function nextStep<K extends Kind>(pressed: Press<K>): Promise<Intent> {
  const [intent] = await KINDS[pressed.kind].steps(pressed.deed, pressed.from);
  return Object.freeze<Intent>({ ...intent, review: reviewOf(pressed) });
}

/** Everything that is looked at before the wallet is asked. Null where an attempt of this deed stands already. */
export async function prepare<K extends Kind>(
  { kind, deed, acceptedUnreadChain }: Press<K>,
  intent: Intent,
): Promise<Attempt | null> {
  const { from } = intent.call;
  assertConnected(intent, connected());
  // guard: under-way-resumed
  if (isUnderWay(intent)) return null;
  const nodes = await nodeClients();
  const readAt = Date.now();
  // Side by side: a node that is silent is waited for once.
  const [account] = await Promise.all([
    accountOf(from, nodes.each),
    /* guard: order-read-again */ assertDue(KINDS[kind], deed, intent, nodes),
  ]);
  const { gas } = await assertPayable(intent, nodes, account);
  // guard: chain-behind-wallet
  await assertSameChain(nodes.chain, acceptedUnreadChain);
  return { intent, readAt, gas, ...(await attemptOf(intent, nodes, account)) };
}

/** Reading took a moment, in which the wallet may have been switched, or asked by another tab: looked at once more, without waiting for anything. */
export function assertStillSo({ intent, readAt }: Attempt): void {
  assertConnected(intent, connected());
  // guard: price-after-reading
  assertPriceHolds(intent, serviceNow());
  // guard: fresh-reading
  if (Date.now() - readAt > FRESH_FOR_MS) throw new PaymentFault('checks-too-slow');
}

const connected = () => {
  const wallet = walletStore.get();
  return wallet.status === 'connected' ? wallet : null;
};

/** By this browser's own records. True where this very deed has an attempt: it is gone on with, never made again. */
export function isUnderWay({ key, kind, chainId, call: { from } }: Intent): boolean {
  const barrier = barrierTo({ key, kind, chainId, from }, recordsHere(), Date.now(), isClosed);
  // guard: records-of-others
  if (barrier !== null && barrier !== 'own') throw new PaymentFault(barrier);
  return barrier === 'own';
}

type Account = Pick<Entry, 'isContract' | 'lendsCode'>;

/**
 * A contract by most of those that answer: one node's word would have it pay in coin, or take the alarm from an account
 * that is none. A code that is lent only keeps more from being told: there one node's word is enough.
 */
async function accountOf(from: Address, each: readonly ChainNode[]): Promise<Account> {
  const answers = (await Promise.all(each.map((node) => node.codeOf(from).catch(() => null)))).filter(
    (answer) => answer !== null,
  );
  const ofContract = answers.filter((code) => code === 'own').length;
  // guard: contract-by-most
  if (ofContract * 2 === answers.length) throw new PaymentFault('chain-away');
  return {
    isContract: ofContract * 2 > answers.length,
    ...(answers.includes('lent') && /* guard: lent-code-kept */ { lendsCode: true }),
  };
}

/** A contract's own transactions are paid for by those who send them, and nobody sees the coin that it moves inside. */
async function assertPayable(
  { call, spends, effect, namesGas }: Intent,
  { chain, each }: Nodes,
  { isContract }: Account,
): Promise<{ gas?: bigint }> {
  const isInCoin = leavesNoLog(effect) || spends.some(({ token }) => token === 'coin');
  if (isContract && isInCoin) throw new PaymentFault('contract-pays-no-coin');
  const balances = await chain.balances(call.from, tokensOf(spends)).catch(nodeFault('odd-token'));
  // guard: balances-checked
  assertCovered(spends, balances);
  // guard: simulated
  await chain.simulate(call, arrivalOf(effect)).catch(nodeFault('would-fail'));
  if (isContract) return {};
  const { fee, gas } = await chain.costOf(call).catch(nodeFault('would-fail'));
  const { nativeSymbol } = (await getAppConfig()).chain;
  // guard: fee-checked
  assertFeeCovered(spends, balances.coin, fee, nativeSymbol);
  return namesGas ? { gas: /* guard: gas-by-each */ (await gasBy(call, each)) ?? gas } : {};
}

function arrivalOf(effect: Effect): Arrival | null {
  switch (effect.is) {
    case 'moves':
      return { token: effect.token, to: effect.to, amount: BigInt(effect.amount) };
    case 'swapped':
      // What comes in coin is beside what the fee takes: there the router's own limit stands.
      return effect.get === 'coin'
        ? null
        : { token: effect.get, to: effect.account, amount: BigInt(effect.least), isLeast: true };
    case 'coin-sent':
    case 'allows':
    case 'wrapped':
      return null;
  }
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

async function attemptOf(intent: Intent, { chain, each }: Nodes, account: Account): Promise<Made> {
  const { key, kind, reported, chainId, description, effect, call } = intent;
  const { from, to, value, data } = call;
  const [since, instance, places] = await Promise.all([heightOf(each), chain.instance(), placesOf(from, each)]).catch(
    away,
  );
  const entry: Entry = {
    v: 2,
    key,
    kind,
    reported,
    chainId,
    instance,
    from,
    to,
    value: String(value),
    data,
    effect,
    ...account,
    description,
    since: String(since),
    minedCount: withoutStray(places.map(({ mined }) => mined)),
    countedBy: places.length,
    place: withoutStray(places.map(({ withPool }) => withPool)),
    at: Date.now(),
    closesAt: closesAt(intent),
    keptUntil: keptUntil(closesAt(intent)),
    ...(intent.review?.earlier.length && { replaces: intent.review.earlier }),
    status: 'awaiting-wallet',
    hash: null,
    nonce: null,
  };
  return { entry, ...placeFor(places, account, isPlaceTaken(entry)) };
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

/** What no pool shows, such as a payment by a private relay, may stand in the next place all the same. */
const isPlaceTaken = ({ chainId, from, minedCount }: Entry): boolean =>
  readJournal().entries.some(
    (other) =>
      other.status === 'pending' &&
      other.chainId === chainId &&
      isSameAddress(other.from, from) &&
      (other.nonce === null || other.nonce >= minedCount),
  );

/** The wallet is given a nonce where all nodes agree that it is the next: of two attempts with one nonce only one can be mined. */
function placeFor(
  places: readonly Place[],
  { isContract }: Account,
  isTaken: boolean,
): Pick<Made, 'nonce' | 'isBehindAnother'> {
  const [first] = places;
  const isBehindAnother = /* guard: private-place */ isTaken || places.some(({ mined, withPool }) => withPool > mined);
  const isAgreed =
    first !== undefined && places.every(({ mined }) => mined === first.mined) && !isBehindAnother && !isContract;
  return {
    nonce: /* guard: nonce-given */ isAgreed ? first.mined : undefined,
    isBehindAnother: isBehindAnother && !isContract,
  };
}
