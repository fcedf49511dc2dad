import { BSC_CHAIN_ID } from '@/config/product';
import { anyPort } from '@/sandbox/ports';
import { startSandbox } from '@/sandbox/sandbox';
import { reapOrphans } from '@/sandbox/supervisor/reap';
import { openRun } from '@/sandbox/supervisor/run-file';
import { startNext } from '../next-server';
import { ensurePlainBuild } from '../plain-build';

type Env = Record<string, string>;

/** Runs the sandbox's service and chain on free ports. `work` gets the environment for a server that uses them. */
export async function withSandbox(work: (env: Env) => Promise<void>): Promise<void> {
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
    await work(sandbox.env);
  } finally {
    await sandbox.stop();
    run.close();
  }
}

type Work = (origin: string, others: readonly string[]) => Promise<void>;
type Options = { instances?: number; env?: Env };

export async function withDeployment(work: Work, { instances = 1, env = {} }: Options = {}): Promise<void> {
  await ensurePlainBuild();
  await withSandbox(async (sandboxEnv) => {
    const servers = await Promise.all(Array.from({ length: instances }, () => startNext({ ...sandboxEnv, ...env })));
    const [origin = '', ...others] = servers.map((server) => server.origin);
    try {
      await work(origin, others);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
}
