import { BSC_CHAIN_ID } from '@/config/product';
import { anyPort } from '@/sandbox/ports';
import { startSandbox, type Sandbox } from '@/sandbox/sandbox';
import { reapOrphans } from '@/sandbox/supervisor/reap';
import { openRun } from '@/sandbox/supervisor/run-file';
import { createSandboxClient, type SandboxClient } from '@/sandbox/test-client';

export { createTestService, type TestService } from '@/sandbox/test-service';
export { createSandboxClient, type SandboxClient } from '@/sandbox/test-client';

export type World = {
  /** The real local chain: transfers, faucet, mining, time. */
  chain: Sandbox['chain'];
  /** On loopback, with the faults of the wire. */
  serviceUrl: string;
  /** The same service without a wire. */
  service: Sandbox['service'];
  /** What mines the confirmations of a user's transaction. */
  confirmations: Sandbox['confirmations'];
  /** The environment of a server that is to use this world. */
  env: Record<string, string>;
  sandbox: SandboxClient;
  stop: () => Promise<void>;
};

export type WorldOptions = {
  /** The deployment's, unless a test wants another. */
  chainId?: number;
  /** A file, or `memory`. */
  state?: string;
  /** How far apart the confirmations of a user's transaction are mined. */
  confirmEveryMs?: number;
};

/** A chain and a service of its own, on free ports; what a killed test run left behind is ended first. One for each test file or each browser worker. */
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
