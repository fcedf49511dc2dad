import { BSC_CHAIN_ID } from '@/config/product';
import { anyPort } from '@/sandbox/ports';
import { startSandbox } from '@/sandbox/sandbox';
import { reapOrphans } from '@/sandbox/supervisor/reap';
import { openRun } from '@/sandbox/supervisor/run-file';
import { startNext } from '../next-server';
import { ensurePlainBuild } from '../plain-build';

export async function withDeployment(work: (origin: string) => Promise<void>): Promise<void> {
  await ensurePlainBuild();
  await reapOrphans();
  const run = openRun({ state: null });
  const sandbox = await startSandbox({
    chainId: BSC_CHAIN_ID,
    state: 'memory',
    chainPort: anyPort('the chain'),
    servicePort: anyPort('the service'),
    onSpawn: run.addChild,
  });
  try {
    const server = await startNext(sandbox.env);
    await work(server.origin).finally(server.stop);
  } finally {
    await sandbox.stop();
    run.close();
  }
}
