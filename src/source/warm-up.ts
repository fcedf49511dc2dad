import { FIXED_ADDRESSES } from '@/config/indexed';
import { report } from '@/errors/report';

type Make = (path: string) => Promise<void>;

let state: 'cold' | 'under-way' | 'done' = 'cold';

async function makeAll(make: Make): Promise<void> {
  const made = await Promise.allSettled(FIXED_ADDRESSES.map((path) => make(path)));
  const failed = made.find((one) => one.status === 'rejected');
  if (failed) report('pages at the start', failed.reason);
  state = 'done';
}

/**
 * Whether each of these pages was made once since the start. The first who asks sets that going. A page that could not
 * be made stays as it was built, and the server is ready all the same: it answers with the words that it has.
 */
export function isWarm(make: Make): boolean {
  if (state === 'cold') {
    state = 'under-way';
    void makeAll(make);
  }
  return state === 'done';
}
