import { LOOPBACK } from '../node/listen';
import { serverEnvFor } from '../server-env';
import { livingRuns } from './reap';
import { InvalidSettings, readSettings, type Settings } from './settings';

const PLAIN = /^[\w.,:/@%+=-]*$/;

const quoted = (value: string): string => (PLAIN.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`);

export function printEnv(): void {
  try {
    const lines = Object.entries(serverEnvFor(addressesFor(readSettings())));
    process.stdout.write(lines.map(([name, value]) => `${name}=${quoted(value)}\n`).join(''));
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function addressesFor({ state, chainId, service, chain }: Settings) {
  const path = state === 'memory' ? null : state;
  const running = livingRuns().find((run) => run.state === path && run.chainId === chainId && run.serviceUrl);
  return {
    chainId,
    serviceUrl: running?.serviceUrl ?? `http://${LOOPBACK}:${service.port}`,
    rpcUrl: running?.rpcUrl ?? `http://${LOOPBACK}:${chain.port}`,
  };
}
