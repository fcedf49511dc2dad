import { localStore } from '@/utils/storage';

/**
 * The service's time is the last answer's `Date`: countdowns and expiry use it, not the visitor's clock. What is
 * known of the difference outlives a reload, so that a token is judged rightly before the first answer.
 */
const KEY = 'service_clock';
const NOTICEABLE_MS = 5_000;

let offsetMs: number | undefined;

const offset = (): number => (offsetMs ??= storedOffset());

function storedOffset(): number {
  const stored = Number(localStore.read(KEY) ?? 0);
  return Number.isSafeInteger(stored) ? stored : 0;
}

export function observeServiceDate(dateHeader: string | null | undefined): void {
  const at = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (Number.isNaN(at)) return;
  const next = at - Date.now();
  if (Math.abs(next - offset()) > NOTICEABLE_MS) localStore.write(KEY, String(next));
  offsetMs = next;
}

export const serviceNow = (): number => Date.now() + offset();
