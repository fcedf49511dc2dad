import type { Address } from '@/api/contract';
import type { InBlock } from '@/chain/node';
import { CLOCKS_WITHIN_S, agreementOf, heardIn, isOnTime, type Answers } from '@/chain/agreement';
import { readAgreed } from '@/chain/ask-nodes';
import { isSameAddress } from '@/utils/is-same-address';
import { serviceNow } from '@/utils/service-clock';
import { walletStore } from '@/wallet/state';
import { chainBehindWallet } from './ask-wallet';
import { impatient } from '@/chain/impatient';
import { nodeClients, type Nodes } from '@/chain/nodes';
import { submitTime } from './anchor';
import { assertDue } from './assert-due';
import type { Entry } from './entry';
import { PaymentFault } from '@/errors/payment-fault';
import { readChain, decidedBy, type ChainReadings, type Counts } from './chain-readings';
import { assertConnected, assertPriceHolds } from './checks';
import { closesAt } from './closes-at';
import type { Intent } from './intent';
import { readJournal } from './journal';
import { KINDS, type ActionOf } from './kinds';
import { accountBy, assertPayable, type Account } from './payable';
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
  chainTime: bigint;
};
export type Kind = Entry['kind'];
/** The button. `action` is what the investor has reviewed; `review` is null where the service keeps the review. */
export type SubmitRequest<K extends Kind> = {
  kind: K;
  action: ActionOf[K];
  from: Address;
  review: Review | null;
  acceptedUnreadChain: boolean;
};

/** What the service and the chain said may be this old when the wallet is asked. */
const FRESH_FOR_MS = 15_000;

/** The transaction that the action needs next. */
export async function nextStep<K extends Kind>(pressed: SubmitRequest<K>): Promise<Intent> {
  const [intent] = await KINDS[pressed.kind].steps(pressed.action, pressed.from);
  return Object.freeze<Intent>({ ...intent, review: reviewOf(pressed) });
}

/** Everything that is looked at before the wallet is asked. Null where an attempt of this action stands already. */
export async function prepare<K extends Kind>(
  { kind, action, acceptedUnreadChain }: SubmitRequest<K>,
  intent: Intent,
): Promise<Attempt | null> {
  assertConnected(intent, connected());
  if (isUnderWay(intent)) return null;
  const nodes = impatient(await nodeClients());
  const readAt = Date.now();
  const readings = readChain(intent, nodes);
  await assertDue(KINDS[kind], action, intent, nodes);
  const chainTime = decidedBy(await readings.time);
  assertServiceOnTime(chainTime);
  const account = accountBy((await readings.codes).answers);
  const gas = await assertPayable(intent, nodes, { readings, account });
  await assertSameChain(nodes, readings, acceptedUnreadChain);
  return { intent, readAt, chainTime, gas, ...(await attemptOf(intent, readings, account)) };
}

/** Reading and waiting for the journal's turn took a moment, in which the wallet may have been switched, or the price has ended. */
export function assertStillSo({ intent, readAt, chainTime }: Attempt): void {
  assertConnected(intent, connected());
  // A later answer of the service may have changed its time, by which reviews expire.
  assertServiceOnTime(chainTime);
  assertPriceHolds(intent, serviceNow());
  if (Date.now() - readAt > FRESH_FOR_MS) throw new PaymentFault('checks-too-slow');
}

function assertServiceOnTime(chainTime: bigint): void {
  if (!isOnTime(chainTime, serviceNow(), CLOCKS_WITHIN_S.otherwise)) throw new PaymentFault('chain-clock');
}

const connected = () => {
  const wallet = walletStore.get();
  return wallet.status === 'connected' ? wallet : null;
};

/** By this browser's own records. True where this very action has an attempt: it is gone on with, never made again. */
export function isUnderWay({ key, kind, chainId, call: { from } }: Intent): boolean {
  const barrier = barrierTo({ key, kind, chainId, from }, recordsHere(), Date.now(), isClosed);
  if (barrier !== null && barrier !== 'own') throw new PaymentFault(barrier);
  return barrier === 'own';
}

/** A wallet in the browser may be told by its own node that another chain is ours: one block tells. */
async function assertSameChain(nodes: Nodes, { height }: ChainReadings, acceptedUnreadChain: boolean): Promise<void> {
  const newest = decidedBy(await height);
  // The newest one a slower node may not have yet.
  const common = newest > 0n ? newest - 1n : newest;
  const behind = await chainBehindWallet(common);
  if (behind.is === 'not-compared') return;
  if (behind.is === 'unread') {
    if (!acceptedUnreadChain) throw new PaymentFault('unread-chain-behind-wallet');
    return;
  }
  const ours = decidedBy(await readAgreed(nodes, (node) => node.blockHash(common)));
  if (behind.hash !== ours) throw new PaymentFault('other-chain-behind-wallet');
}

type Made = Pick<Attempt, 'entry' | 'nonce' | 'isBehindAnother'>;

/** The anchor of the attempt is its time and the mined count that two nodes report: what it sends comes after. */
async function attemptOf(intent: Intent, readings: ChainReadings, account: Account): Promise<Made> {
  const { key, kind, reported, chainId, description, effect, call } = intent;
  const { from, to, value, data } = call;
  const counts = await readings.counts;
  decidedBy(counts);
  const instances = agreementOf((await readings.instance).answers);
  const entry: Entry = {
    v: 2,
    key,
    kind,
    reported,
    chainId,
    // In the sandbox alone it is looked at.
    instance: 'value' in instances ? instances.value : '',
    from,
    to,
    value: String(value),
    data,
    effect,
    ...account,
    description,
    since: String(decidedBy(await readings.height)),
    minedCount: counts.agreement.is === 'agreed' ? counts.agreement.value.mined : null,
    place: placeBy(counts.answers),
    before: hashesIn(heardIn((await readings.waiting).answers)),
    at: Date.now(),
    submittedAt: submitTime(serviceNow(), decidedBy(await readings.time)),
    closesAt: closesAt(intent),
    keptUntil: keptUntil(closesAt(intent)),
    ...(intent.review?.earlier.length && { replaces: intent.review.earlier }),
    status: 'awaiting-wallet',
    hash: null,
    nonce: null,
  };
  return { entry, ...nonceFor(entry, heardIn(counts.answers)) };
}

const HASH = /^0x[0-9a-f]{64}$/;
/** A node may invent what waits: the entry stays small and readable. */
const MOST_OF_A_NODE = 16;

/** One node's word is enough: a hash that is in a pool already is not that of what is signed later. */
const hashesIn = (pools: readonly (readonly InBlock[])[]): string[] => {
  const hashes = pools.flatMap((waiting) => waiting.slice(0, MOST_OF_A_NODE).map(({ hash }) => hash.toLowerCase()));
  return [...new Set(hashes)].filter((hash) => HASH.test(hash));
};

function placeBy(answers: Answers<Counts>): number | undefined {
  const agreement = agreementOf(answers, ({ withPool }) => withPool);
  return agreement.is === 'agreed' ? agreement.value.withPool : undefined;
}

/** What no pool shows, such as a payment by a private relay, may stand in the next place all the same. */
const isPlaceTaken = ({ chainId, from, minedCount }: Entry): boolean =>
  readJournal().entries.some(
    (other) =>
      other.status === 'pending' &&
      other.chainId === chainId &&
      isSameAddress(other.from, from) &&
      (other.nonce === null || minedCount === null || other.nonce >= minedCount),
  );

/** The wallet is given a nonce where all nodes agree that it is the next: of two attempts with one nonce only one can be mined. */
function nonceFor(entry: Entry, heard: readonly Counts[]): Pick<Made, 'nonce' | 'isBehindAnother'> {
  const { isContract, minedCount } = entry;
  const isBehindAnother = isPlaceTaken(entry) || heard.some(({ mined, withPool }) => withPool > mined);
  const isAgreed =
    minedCount !== null && heard.every(({ mined }) => mined === minedCount) && !isBehindAnother && !isContract;
  return {
    nonce: isAgreed ? minedCount : undefined,
    isBehindAnother: isBehindAnother && !isContract,
  };
}
