import { credentials } from '@/api/credentials';
import type { Order } from '@/api/contract';
import { tellOrderAsking } from '@/api/endpoints/wallet/report-payment';
import { isAppError } from '@/errors/app-error';
import { PaymentFault } from '@/errors/payment-fault';

const RENEWED_EVERY_MS = 60_000;
const TOLD_WITHIN_MS = 10_000;

/** Ends the holding; `isUnsent` gives the order back at once, so that another browser may ask for it. */
export type Release = (isUnsent: boolean) => void;
/** `order` is what the service has at that moment; null from one that does not know the question. */
export type Hold = { order: Order | null; release: Release };

/**
 * The service lets one login at a time ask its wallet for an order: two browsers that press in the same second would
 * otherwise both pay. A service that does not know this call answers 400, and is asked nothing more.
 */
export async function holdOrder(orderId: string): Promise<Hold> {
  const order = await tell(orderId, true).catch(refusal);
  if (!order) return { order, release: () => undefined };
  const stop = renew(orderId);
  const release = (isUnsent: boolean) => {
    stop();
    // guard: hold-given-back
    if (isUnsent) void tell(orderId, false).catch(() => undefined);
  };
  return { order, release };
}

/** Each renewal waits for the one before. Another login is told nothing of this one's question. */
function renew(orderId: string): () => void {
  const asker = credentials()?.token;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    // guard: hold-of-this-login
    if (credentials()?.token !== asker) return;
    void (
      /* guard: hold-renewed */ tell(orderId, true)
        .catch(() => undefined)
        .finally(wait)
    );
  };
  const wait = () => {
    if (!isOver) timer = setTimeout(again, RENEWED_EVERY_MS);
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** What was told last of each order: one word arrives after the other. */
const told = new Map<string, Promise<unknown>>();

async function tell(orderId: string, asking: boolean): Promise<Order> {
  const before = told.get(orderId);
  const telling = /* guard: told-in-turn */ Promise.resolve(before)
    .catch(() => undefined)
    .then(() => tellOrderAsking(orderId, asking, { timeoutMs: TOLD_WITHIN_MS }));
  told.set(orderId, telling);
  return telling;
}

function refusal(cause: unknown): null {
  if (isAppError(cause) && /* guard: only-400-is-unknown */ cause.fault.kind === 'form') return null;
  const isHeld = isAppError(cause) && cause.fault.kind === 'conflict';
  throw new PaymentFault(isHeld ? 'asked-elsewhere' : 'service-away', { cause });
}
