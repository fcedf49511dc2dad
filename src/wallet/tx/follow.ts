import { ownChain, ownNodes } from './chain';
import { amend, isOpen, lastAttempt, type Entry } from './journal';
import type { PaymentEvent } from './payment';
import { paymentOf, tell } from './payments';
import { isUnanimous, verdictOf, type Verdict } from './verdict';
import { look, type Sighting } from './watch';

const OFTEN_MS = 1_500;
const SELDOM_MS = 10_000;
const OFTEN_FOR_MS = 180_000;
const OVERDUE_AFTER_MS = 300_000;

/** What one watch has to remember from look to look. */
type Watch = { startedAt: number; unknownSince: number | null };

const following = new Set<string>();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks until the chain has said its last word. A node that is away is asked again: nothing is decided by it. */
export async function follow(orderId: string): Promise<void> {
  if (following.has(orderId)) return;
  following.add(orderId);
  const watch: Watch = { startedAt: Date.now(), unknownSince: null };
  try {
    while (!(await pass(orderId, watch).catch(() => false))) {
      await pause(Date.now() - watch.startedAt < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS);
    }
  } finally {
    following.delete(orderId);
  }
}

/** Whether there is nothing more to wait for. */
async function pass(orderId: string, watch: Watch): Promise<boolean> {
  const { chain, each } = await ownNodes();
  const entry = lastAttempt(orderId, await chain.instance());
  if (!entry) return true;
  if (!isOpen(entry)) {
    // Another tab has had the last word while this one was asking the nodes.
    tellAll(entry);
    return true;
  }
  const now = Date.now();
  if (entry.hash && now - entry.at > OVERDUE_AFTER_MS) tell(orderId, { type: 'overdue' });
  const sighting = await look(entry, chain);
  report(entry, sighting);
  watch.unknownSince = sighting.kind === 'unknown' ? (watch.unknownSince ?? now) : null;
  // What the wallet never answered for may be sent at any time: only the investor can say that it is not.
  if (sighting.kind === 'unknown' && !entry.hash) return false;
  const verdict = verdictOf(sighting, now - (watch.unknownSince ?? now));
  if (!verdict || !(await isUnanimous(entry, verdict, each))) return false;
  return conclude(entry, verdict, 'hash' in sighting ? sighting.hash : entry.hash);
}

/** How far it has come. What another tab has closed in the meantime is not opened again. */
function report(entry: Entry, sighting: Sighting): void {
  const { orderId } = entry;
  if (sighting.kind === 'altered') {
    if (amend(entry, { hash: sighting.hash, status: 'altered' })) tell(orderId, { type: 'altered', hash: sighting.hash });
  } else if (sighting.kind === 'mined') {
    const { hash, confirmations } = sighting;
    if (amend(entry, { hash, status: 'sent' })) tell(orderId, { type: 'seen', hash, confirmations });
  } else if (entry.hash) {
    // A reorganisation may have taken back what was mined.
    tell(orderId, { type: 'seen', hash: entry.hash, confirmations: 0n });
  }
}

/** Whether it could be said: another tab may have closed it, or paid anew. */
function conclude(entry: Entry, verdict: Verdict, hash: Entry['hash']): boolean {
  const { orderId } = entry;
  if (verdict === 'paid') {
    if (!hash || !amend(entry, { hash, status: 'confirmed' })) return false;
    tell(orderId, { type: 'settled', hash });
    return true;
  }
  if (!amend(entry, { status: 'failed', how: verdict })) return false;
  tell(orderId, { type: 'over', how: verdict, hash });
  return true;
}

/** After a reload, or in another tab: goes on where the journal says that it stands. */
export async function resume(orderId: string): Promise<void> {
  // This tab has the wallet's question open itself: its answer comes here first.
  if (paymentOf(orderId).get().step === 'asking') return;
  const chain = await ownChain();
  const entry = lastAttempt(orderId, await chain.instance());
  if (!entry) return;
  tellAll(entry);
  if (isOpen(entry)) void follow(orderId);
}

function tellAll(entry: Entry): void {
  for (const event of eventsOf(entry)) tell(entry.orderId, event);
}

/** What a tab that knows nothing of an attempt has to hear. */
function eventsOf({ status, hash, how }: Entry): PaymentEvent[] {
  if (status === 'asked') return [{ type: 'unanswered' }];
  if (status === 'failed') return how ? [{ type: 'over', how, hash }] : [];
  if (!hash) return [];
  const type = { sent: 'sent', confirmed: 'settled', altered: 'altered' } as const;
  return [{ type: type[status], hash }];
}

/** The investor says that the wallet has sent nothing: believed where no node has anything of it either. */
export async function giveUp(orderId: string): Promise<void> {
  const { chain, each } = await ownNodes();
  const entry = lastAttempt(orderId, await chain.instance());
  if (!entry || entry.status !== 'asked') return;
  const sighting = await look(entry, chain);
  report(entry, sighting);
  if (sighting.kind === 'waiting') tell(orderId, { type: 'unanswered', why: 'place-taken' });
  if (sighting.kind === 'unknown' && (await isUnanimous(entry, 'dropped', each))) conclude(entry, 'dropped', null);
  void follow(orderId);
}
