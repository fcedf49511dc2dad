import { FIXED_PATHS } from '@/config/indexed';
import { report } from '@/errors/report';

type Make = (path: string) => Promise<void>;

let state: 'cold' | 'running' | 'done' = 'cold';

async function renderAll(make: Make): Promise<void> {
  const made = await Promise.allSettled(FIXED_PATHS.map((path) => make(path)));
  const failed = made.find((one) => one.status === 'rejected');
  if (failed) report('pages at the start', failed.reason);
  state = 'done';
}

/**
 * Whether the fixed pages were rendered once since the start. The first call starts the rendering. A page that fails is
 * served as built, and the server still becomes ready.
 */
export function isWarm(make: Make): boolean {
  if (state === 'cold') {
    state = 'running';
    void renderAll(make);
  }
  return state === 'done';
}
