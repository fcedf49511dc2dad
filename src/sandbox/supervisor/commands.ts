import { INVESTORS, SEED_PASSWORD } from '../seed/investors';
import { type Sandbox, startSandbox } from '../sandbox';
import { CannotStart, supervise, type Scope } from './supervise';
import { runNextServer, spawnNext } from './next-process';

async function runSandbox({ settings, run, say, onStop, end }: Scope): Promise<Sandbox> {
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

const PREVIEW_FOLDER = '.next-preview';

const appEnv = ({ env, serviceUrl }: Sandbox): Record<string, string> => ({
  ...env,
  NEXT_PUBLIC_SANDBOX: '1',
  NEXT_PUBLIC_SANDBOX_CONSOLE: serviceUrl,
});

function sayReady({ say }: Scope, lines: Readonly<Record<string, string>>): void {
  const width = Math.max(...Object.keys(lines).map(({ length }) => length)) + 2;
  const rows = Object.entries(lines).map(([name, value]) => `  ${name.padEnd(width)}${value}`);
  say(['', ...rows, '', '  Ctrl-C stops everything', ''].join('\n'));
}

const loginLine = () => `${INVESTORS[0]?.email ?? ''}  ${SEED_PASSWORD}  (codes are in the console's inbox)`;

export const dev = () =>
  supervise(async (scope) => {
    const sandbox = await runSandbox(scope);
    const app = await runNextServer('dev', appEnv(sandbox), scope);
    sayReady(scope, { App: app, Console: sandbox.serviceUrl, 'Log in': loginLine() });
  });

export const sandboxAlone = () =>
  supervise(async (scope) => {
    const { serviceUrl, chain } = await runSandbox(scope);
    sayReady(scope, {
      'Token service': `${serviceUrl}/api/v1`,
      Console: serviceUrl,
      Chain: `${chain.rpcUrl} (id ${chain.chainId})`,
      'Log in': loginLine(),
    });
  });

export const preview = () =>
  supervise(async (scope) => {
    const sandbox = await runSandbox(scope);
    const env = { ...appEnv(sandbox), NEXT_DIST_DIR: PREVIEW_FOLDER };
    const build = spawnNext(['build', '--webpack'], env, scope);
    scope.onStop(build.stop);
    if ((await build.exited) !== 0) throw new CannotStart('The build failed. See Next’s output above.');
    const app = await runNextServer('start', env, scope);
    sayReady(scope, { App: app, Console: sandbox.serviceUrl, 'Log in': loginLine() });
  });
