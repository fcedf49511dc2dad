import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Meters } from './meters';

const REQUEST_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CALL_BUCKETS_S = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Metrics = Readonly<{ meters: Meters; contentType: string; text: () => Promise<string> }>;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return { meters: createMeters(registers), contentType: registry.contentType, text: () => registry.metrics() };
}

function createMeters(registers: Registry[]): Meters {
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter('fnx_requests_total', 'Answered requests.', ['route', 'status']);
  const requestSeconds = new Histogram({
    name: 'fnx_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['kind'],
    buckets: REQUEST_BUCKETS_S,
    registers,
  });
  const calls = counter('fnx_upstream_calls_total', 'Calls to the service and to nodes.', ['upstream', 'outcome']);
  const callSeconds = new Histogram({
    name: 'fnx_upstream_call_duration_seconds',
    help: 'Time from a call to the first byte of its answer.',
    labelNames: ['upstream'],
    buckets: CALL_BUCKETS_S,
    registers,
  });
  const limits = counter('fnx_limit_reached_total', 'Requests that a limit of this app refused.', ['limit']);
  const pages = counter('fnx_pages_made_total', 'Renderings of public pages with data of the service.', [
    'kind',
    'outcome',
  ]);
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const redis = gauge('fnx_redis_connected', '1 while the limits are shared through Redis.');
  const ready = gauge('fnx_ready', '1 from the first rendering of the pages until the signal to stop.');
  const reports = counter('fnx_browser_reports_total', 'Faults that browsers have reported.', ['kind']);
  const reporters = counter('fnx_browser_reporters_total', 'Callers that have reported, each once in ten minutes.', [
    'kind',
  ]);
  return {
    request: ({ route, kind, status, seconds }) => {
      requests.inc({ route, status: String(status) });
      requestSeconds.observe({ kind }, seconds);
    },
    upstreamCall: ({ upstream, outcome, seconds }) => {
      calls.inc({ upstream, outcome });
      callSeconds.observe({ upstream }, seconds);
    },
    limitReached: (limit) => limits.inc({ limit }),
    pageMade: (kind, outcome) => pages.inc({ kind, outcome }),
    redisConnected: (isConnected) => redis.set(isConnected ? 1 : 0),
    ready: (isReady) => ready.set(isReady ? 1 : 0),
    browserReport: (kind) => reports.inc({ kind }),
    browserReporter: (kind) => reporters.inc({ kind }),
  };
}
