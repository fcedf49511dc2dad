import type { Page } from '@playwright/test';

const QUIET_MS = 1_500;
const AT_MOST_MS = 30_000;

export async function watchScripts(page: Page) {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  const open = new Set<string>();
  let changedAt = Date.now();
  const closed = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    changedAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Script' || request.url.endsWith('.js')) scripts.add(request.url);
    open.add(requestId);
    changedAt = Date.now();
  });
  session.on('Network.loadingFinished', closed);
  session.on('Network.loadingFailed', closed);
  await session.send('Network.enable');
  return async (): Promise<readonly string[]> => {
    const until = Date.now() + AT_MOST_MS;
    while (Date.now() < until && (open.size > 0 || Date.now() - changedAt < QUIET_MS)) await page.waitForTimeout(100);
    return [...scripts];
  };
}
