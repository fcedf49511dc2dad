import { startSandbox, type Sandbox } from '../sandbox';
import type { Scope } from './supervise';

export async function runSandbox({ settings, run, say, onStop, end }: Scope): Promise<Sandbox> {
  const { app, chainId, chain, service, state } = settings;
  const sandbox = await startSandbox({
    chainId,
    state,
    say,
    chainPort: chain,
    servicePort: service,
    appOrigin: `http://127.0.0.1:${app.port}`,
    onSpawn: run.addChild,
    onChainDied: () => {
      console.error('The chain (anvil) exited unexpectedly. Stopping everything.');
      void end(1);
    },
  });
  onStop(sandbox.stop);
  run.announce({ chainId, serviceUrl: sandbox.serviceUrl, rpcUrl: sandbox.chain.rpcUrl });
  return sandbox;
}
