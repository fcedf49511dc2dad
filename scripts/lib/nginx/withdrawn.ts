import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask';
import { startFakeInstance } from './fake-instance';
import { startNginx } from './start-nginx';

type Check = (name: string, isRight: boolean, details?: string) => void;

const MISS = 'public, s-maxage=10';

/** nginx must stop serving a page that the bank withdraws, and unknown URLs must not fill its cache. */
export async function checkWithdrawn(check: Check): Promise<void> {
  let isWithdrawn = false;
  let asked = 0;
  const instance = await startFakeInstance((request, response) => {
    asked += 1;
    const isFound = request.url === '/static/fees' && !isWithdrawn;
    const rule = isFound ? 'public, s-maxage=1, stale-while-revalidate=86400' : MISS;
    response.writeHead(isFound ? 200 : 404, { 'content-type': 'text/html', 'cache-control': rule });
    response.end(isFound ? 'the fees' : 'not found');
  });
  const nginx = await startNginx({ instances: [instance.origin] });
  const statusOf = async (path: string) => (await ask(nginx.origin, path)).status;
  try {
    const before = await statusOf('/static/fees');
    isWithdrawn = true;
    await pause(2_000);
    await statusOf('/static/fees');
    await pause(500);
    const after = await statusOf('/static/fees');
    check('a withdrawn text is gone after its lifetime', before === 200 && after === 404, `${before}, then ${after}`);
    asked = 0;
    for (let at = 0; at < 3; at += 1) await statusOf('/static/no-such');
    check('an unknown address is not kept', asked === 3, `${asked} of 3 requests reached the instance`);
  } finally {
    await nginx.stop();
    instance.stop();
  }
}
