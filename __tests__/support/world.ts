import { BSC_CHAIN_ID } from '@/config/product';
import { anyPort } from '@/sandbox/ports';
import { startSandbox, type Sandbox } from '@/sandbox/sandbox';
import { reapOrphans } from '@/sandbox/supervisor/reap';
import { openRun } from '@/sandbox/supervisor/run-file';
import { createSandboxClient, type SandboxClient } from '@/sandbox/test-client';

export { createTestService, type TestService } from '@/sandbox/test-service';
export { createSandboxClient, type SandboxClient } from '@/sandbox/test-client';

export type World = {
  chain: Sandbox['chain'];
  serviceUrl: string;
  service: Sandbox['service'];
  confirmations: Sandbox['confirmations'];
  env: Record<string, string>;
  sandbox: SandboxClient;
  stop: () => Promise<void>;
};

export type WorldOptions = {
  chainId?: number;
  state?: string;
  confirmEveryMs?: number;
};

/**
 * Starts a chain and a service on free ports, after ending leftovers of killed test runs. Use one per test file or
 * browser worker.
 */
export async function startWorld({
  chainId = BSC_CHAIN_ID,
  state = 'memory',
  confirmEveryMs,
}: WorldOptions = {}): Promise<World> {
  await reapOrphans();
  const run = openRun({ state: null });
  const started = await startSandbox({
    chainId,
    state,
    confirmEveryMs,
    chainPort: anyPort('the chain'),
    servicePort: anyPort('the service'),
    onSpawn: run.addChild,
  });
  const { chain, service, confirmations, serviceUrl, env } = started;
  const stop = async () => {
    await started.stop();
    run.close();
  };
  return { chain, service, confirmations, serviceUrl, env, sandbox: createSandboxClient(serviceUrl), stop };
}
