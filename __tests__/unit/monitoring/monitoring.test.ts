/** @jest-environment node */
import { logAsJson } from '@/monitoring/log';
import { measureCall, meters, setMeters } from '@/monitoring/meters';
import { createMetrics } from '@/monitoring/prometheus';
import { serveMetrics } from '@/monitoring/serve-metrics';
import { watchRequests } from '@/monitoring/watch-requests';
import { freePort } from '../../../scripts/lib/free-port';
import { serve } from '../../support/http';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function beginMetrics() {
  const metrics = createMetrics();
  setMeters(metrics.meters);
  ends.push(() => setMeters(undefined));
  return metrics;
}

function beginLog(secrets: readonly string[] = []) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  ends.push(logAsJson({ instance: '3001', secrets, write }));
  return lines;
}

async function beginServer(options: { isFromProxy: boolean }) {
  ends.push(watchRequests(options));
  const server = await serve((request, response) => {
    if (request.url === '/faq') response.statusCode = 500;
    if (request.url?.startsWith('/api')) response.setHeader('x-request-id', 'service-7');
    response.end();
  });
  ends.push(server.close);
  return server.origin;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('metrics', () => {
  test('count requests by route and status, and measure their duration', async () => {
    const { text } = beginMetrics();
    const origin = await beginServer({ isFromProxy: false });
    await fetch(`${origin}/price?name=ada`);
    await fetch(`${origin}/faq`);
    await settle();
    const shown = await text();
    expect(shown).toContain('fnx_requests_total{route="/price",status="200"} 1');
    expect(shown).toContain('fnx_requests_total{route="/faq",status="500"} 1');
    expect(shown).toContain('fnx_request_duration_seconds_count{kind="page"} 2');
    expect(shown).not.toContain('ada');
  });

  test('count calls by the class of their answer', async () => {
    const { text } = beginMetrics();
    for (const end of [200, 404, 503, 'unreachable', 'cancelled'] as const) measureCall('node-0')(end);
    const shown = await text();
    for (const outcome of ['ok', 'refused', 'failed', 'unreachable', 'cancelled'])
      expect(shown).toContain(`fnx_upstream_calls_total{upstream="node-0",outcome="${outcome}"} 1`);
    expect(shown).toContain('fnx_upstream_call_duration_seconds_count{upstream="node-0"} 5');
  });

  test('include the limits, the pages, the reports, the states and the process', async () => {
    const { text } = beginMetrics();
    meters()?.limitReached('rpc');
    meters()?.pageMade('fixed', 'made');
    meters()?.redisConnected(true);
    meters()?.ready(true);
    meters()?.browserReport('error');
    meters()?.browserReporter('error');
    const shown = await text();
    for (const line of [
      'fnx_limit_reached_total{limit="rpc"} 1',
      'fnx_pages_made_total{kind="fixed",outcome="made"} 1',
      'fnx_redis_connected 1',
      'fnx_ready 1',
      'fnx_browser_reports_total{kind="error"} 1',
      'fnx_browser_reporters_total{kind="error"} 1',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(shown).toContain(line);
  });

  test('are served at one path, to this machine only', async () => {
    const port = await freePort();
    const server = await serveMetrics({ port, text: async () => 'fnx_ready 1\n', contentType: 'text/plain' });
    ends.push(() => server.close());
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([200, 'fnx_ready 1\n']);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await expect(serveMetrics({ port, text: async () => '', contentType: 'text/plain' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  test('are off unless they were turned on', () => {
    expect(meters()).toBeUndefined();
    expect(() => measureCall('service')(200)).not.toThrow();
  });
});

describe('the JSON log', () => {
  test('has one line for each request, without its path, its query or the visitor’s address', async () => {
    const lines = beginLog();
    const origin = await beginServer({ isFromProxy: false });
    await fetch(`${origin}/api/v1/user/profile?token=secret`, { headers: { 'x-request-id': 'a'.repeat(32) } });
    await fetch(`${origin}/someone@bank.example`);
    await settle();
    expect(lines).toEqual([
      {
        time: expect.any(String),
        level: 'info',
        type: 'request',
        instance: '3001',
        id: expect.stringMatching(/^[\da-f]{32}$/),
        service_id: 'service-7',
        method: 'GET',
        route: expect.stringMatching(/^\/api\/v1\//),
        status: 200,
        ms: expect.any(Number),
      },
      expect.objectContaining({ route: 'other', status: 200 }),
    ]);
    expect(lines[0]?.id).not.toBe('a'.repeat(32));
    expect(JSON.stringify(lines)).not.toMatch(/secret|someone|127\.0\.0\.1/);
  });

  test('uses the request id that a trusted proxy sends', async () => {
    const lines = beginLog();
    const origin = await beginServer({ isFromProxy: true });
    await fetch(origin, { headers: { 'x-request-id': 'b'.repeat(32) } });
    await fetch(origin, { headers: { 'x-request-id': 'not an id' } });
    await settle();
    expect(lines.map(({ id }) => id === 'b'.repeat(32))).toEqual([true, false]);
  });

  test('leaves out health checks', async () => {
    const lines = beginLog();
    const origin = await beginServer({ isFromProxy: false });
    await fetch(`${origin}/api/health/ready`);
    await settle();
    expect(lines).toEqual([]);
  });

  test('includes the messages of the console, without secrets or personal data', () => {
    const lines = beginLog(['https://node.example/key-1']);
    console.warn('[fnx] %s does not answer', 'https://node.example/key-1');
    console.error(new Error('ada@bank.example was refused at https://x.example/a?code=123456'));
    expect(lines).toEqual([
      expect.objectContaining({ level: 'warn', type: 'message', message: '[fnx] (secret) does not answer' }),
      expect.objectContaining({ level: 'error', message: expect.stringContaining('(e-mail) was refused at') }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/ada@|123456|key-1/);
  });

  test.each([
    ['in the form in which `URL` writes it', 'https://Node.Bank.example/v3/s3cr3tKEY', 'href'],
    ['with its port', 'https://node.bank.example:443/v3/s3cr3tKEY', 'href'],
    ['by its path only', 'https://node.bank.example/v3/s3cr3tKEY', 'pathname'],
  ] as const)('hides the key of a node %s', (_name, configured, form) => {
    const lines = beginLog([configured]);
    console.error(new TypeError(`Failed to reach ${new URL(configured)[form]}`));
    expect(JSON.stringify(lines)).toContain('(secret)');
    expect(JSON.stringify(lines)).not.toContain('s3cr3tKEY');
  });
});
