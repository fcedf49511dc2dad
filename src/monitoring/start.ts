import type { Server } from 'node:http';
import type { ServerEnv } from '@/config/server-env';
import { dropUnwritten, logAsJson } from './log';
import { setMeters } from './meters';
import { watchRequests } from './watch-requests';

type Settings = Pick<
  ServerEnv,
  'metricsPort' | 'isJsonLog' | 'trustedProxyHops' | 'rpcUrls' | 'ensRpcUrl' | 'redisUrl'
>;

export async function startMonitoring(env: Settings, instance = process.env.PORT ?? ''): Promise<void> {
  dropUnwritten();
  if (env.isJsonLog) logAsJson({ instance, secrets: secretsOf(env) });
  const server = env.metricsPort === null ? undefined : await openMetrics(env.metricsPort);
  if (server || env.isJsonLog) watchRequests({ isFromProxy: env.trustedProxyHops > 0, ignored: server });
}

/** URLs can contain keys. */
const secretsOf = ({ rpcUrls, ensRpcUrl, redisUrl }: Settings) =>
  [...rpcUrls, ensRpcUrl, redisUrl].filter((url): url is string => url !== null);

async function openMetrics(port: number): Promise<Server> {
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([import('./prometheus'), import('./serve-metrics')]);
  const { meters, text, contentType } = createMetrics();
  try {
    const server = await serveMetrics({ port, text, contentType });
    setMeters(meters);
    return server;
  } catch (error) {
    const { code } = Object(error);
    console.error(
      `The metrics cannot be served at 127.0.0.1, port ${port} (${code}). Set METRICS_PORT to a free port.`,
    );
    return process.exit(1);
  }
}
