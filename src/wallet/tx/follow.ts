import { ownChain } from './chain';
import { isOpen, keep, lastAttempt, type Entry } from './journal';
import type { PaymentEvent } from './payment';
import { paymentOf, tell } from './payments';
import { look, type Sighting } from './watch';

/** As many as the service waits for: before that a reorganisation may take it back. */
const ENOUGH = 3n;
const OFTEN_MS = 1_500;
const SELDOM_MS = 10_000;
const OFTEN_FOR_MS = 180_000;

const following = new Set<string>();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks until the chain has said its last word. A node that is away is asked again: nothing is decided by it. */
export async function follow(orderId: string): Promise<void> {
  if (following.has(orderId)) return;
  following.add(orderId);
  const startedAt = Date.now();
  try {
    while (!(await pass(orderId).catch(() => false))) await pause(Date.now() - startedAt < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS);
  } finally {
    following.delete(orderId);
  }
}

/** Whether there is nothing more to wait for. */
async function pass(orderId: string): Promise<boolean> {
  const chain = await ownChain();
  const entry = lastAttempt(orderId, await chain.instance());
  if (!entry || !isOpen(entry)) return true;
  const sighting = await look(entry, chain, Date.now());
  return act(orderId, entry, sighting);
}

function act(orderId: string, entry: Entry, sighting: Sighting): boolean {
  switch (sighting.kind) {
    case 'waiting':
      return false;
    case 'mined':
      return actOnMined(orderId, entry, sighting);
    case 'altered':
      keep({ ...entry, hash: sighting.hash, status: 'altered' });
      tell(orderId, { type: 'altered', hash: sighting.hash });
      return true;
    case 'cancelled':
      keep({ ...entry, status: 'failed' });
      tell(orderId, { type: 'over', how: 'cancelled', hash: sighting.hash });
      return true;
    case 'dropped':
      keep({ ...entry, status: 'failed' });
      tell(orderId, { type: 'over', how: 'dropped', hash: entry.hash });
      return true;
  }
}

function actOnMined(orderId: string, entry: Entry, { hash, worked, confirmations }: Extract<Sighting, { kind: 'mined' }>): boolean {
  if (entry.hash !== hash) keep({ ...entry, hash, status: 'sent' });
  tell(orderId, { type: 'seen', hash, confirmations });
  if (confirmations < ENOUGH) return false;
  keep({ ...entry, hash, status: worked ? 'confirmed' : 'failed' });
  tell(orderId, worked ? { type: 'settled', hash } : { type: 'over', how: 'reverted', hash });
  return true;
}

/** After a reload, or in another tab: goes on where the journal says that it stands. */
export async function resume(orderId: string): Promise<void> {
  // This tab has the wallet's question open itself: its answer comes here first.
  if (paymentOf(orderId).get().step === 'asking') return;
  const chain = await ownChain();
  const entry = lastAttempt(orderId, await chain.instance());
  if (!entry) return;
  for (const event of eventsOf(entry)) tell(orderId, event);
  if (isOpen(entry)) void follow(orderId);
}

/** What a tab that knows nothing of an attempt has to hear. One that failed leaves the order to be paid. */
function eventsOf({ status, hash }: Entry): PaymentEvent[] {
  if (status === 'asked') return [{ type: 'unanswered' }];
  if (!hash || status === 'failed') return [];
  const type = { sent: 'sent', confirmed: 'settled', altered: 'altered' } as const;
  return [{ type: type[status], hash }];
}

/** The investor says that the wallet has sent nothing, after the chain was looked at and has nothing either. */
export async function giveUp(orderId: string): Promise<void> {
  const chain = await ownChain();
  const entry = lastAttempt(orderId, await chain.instance());
  if (!entry || entry.status !== 'asked') return;
  const sighting = await look(entry, chain, Date.now());
  if (sighting.kind !== 'waiting') {
    act(orderId, entry, sighting);
    return;
  }
  keep({ ...entry, status: 'failed' });
  tell(orderId, { type: 'over', how: 'dropped', hash: null });
}
