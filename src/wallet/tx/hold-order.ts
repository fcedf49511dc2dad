import { tellOrderAsking } from '@/api/endpoints/orders';
import { isAppError } from '@/errors/app-error';
import { PaymentFault } from './fault';

const RENEWED_EVERY_MS = 60_000;
const TOLD_WITHIN_MS = 10_000;

/** Ends the holding; `isUnsent` gives the order back at once, so that another browser may ask for it. */
export type Release = (isUnsent: boolean) => void;

/**
 * The service lets one login at a time ask its wallet for an order: two browsers that press in the same second would
 * otherwise both pay. A service that does not know this call answers 400, and is asked nothing more.
 */
export async function holdOrder(orderId: string): Promise<Release> {
  const isKnown = await tell(orderId, true).catch(refusal);
  if (!isKnown) return () => undefined;
  const stop = renew(orderId);
  return (isUnsent) => {
    stop();
    // guard: hold-given-back
    if (isUnsent) void tell(orderId, false).catch(() => undefined);
  };
}

/** Each renewal waits for the one before. */
function renew(orderId: string): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    if (!isOver)
      timer = setTimeout(
        () =>
          void (
            /* guard: hold-renewed */ tell(orderId, true)
              .catch(() => undefined)
              .finally(wait)
          ),
        RENEWED_EVERY_MS,
      );
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

async function tell(orderId: string, asking: boolean): Promise<boolean> {
  await tellOrderAsking(orderId, asking, { timeoutMs: TOLD_WITHIN_MS });
  return true;
}

function refusal(cause: unknown): false {
  if (isAppError(cause) && /* guard: only-400-is-unknown */ cause.fault.kind === 'form') return false;
  const isHeld = isAppError(cause) && cause.fault.kind === 'conflict';
  throw new PaymentFault(isHeld ? 'asked-elsewhere' : 'service-away', { cause });
}
