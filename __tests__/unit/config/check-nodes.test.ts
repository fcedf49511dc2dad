/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkNodes } from '@/config/check-nodes';
import { checkServerEnv } from '@/config/check-server-env';
import { serve } from '../../support/http';

const USDT = `0x${'cD'.repeat(20)}`;
const KEY = 'secret-key';

type Call = { method: string; params: { address: string; fromBlock: string; toBlock: string }[] };
type NodeAnswer = { status?: number; body: unknown };

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

const calls: Call[] = [];
const seen: IncomingMessage[] = [];
beforeEach(() => {
  calls.length = 0;
  seen.length = 0;
});

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming as AsyncIterable<Buffer>) text += chunk.toString();
  return text;
}

async function node(
  logs: NodeAnswer = { body: { result: [] } },
  head: NodeAnswer = { body: { result: '0x64' } },
): Promise<string> {
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const call: Call = JSON.parse(await textOf(incoming));
    calls.push(call);
    seen.push(incoming);
    const { status = 200, body } = call.method === 'eth_getLogs' ? logs : head;
    outgoing.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const { origin, close } = await serve(handle);
  open.push(close);
  return `${origin}/${KEY}`;
}

async function silentNode(): Promise<{ url: string; wasAsked: Promise<void> }> {
  let ask = () => {};
  const wasAsked = new Promise<void>((resolve) => (ask = resolve));
  const { origin, close } = await serve(() => ask());
  open.push(close);
  return { url: `${origin}/${KEY}`, wasAsked };
}

async function messagesOf(rpcUrls: string[], withinMs?: number): Promise<string[]> {
  const words: string[] = [];
  await checkNodes({ rpcUrls, usdt: USDT }, (message) => void words.push(message), withinMs);
  return words;
}

const hostOf = (url: string) => new URL(url).host;

it('no warning is given for two nodes that return the logs of USDT’s last blocks', async () => {
  expect(await messagesOf([await node(), await node()])).toEqual([]);
  expect(calls.filter(({ method }) => method === 'eth_getLogs').map(({ params }) => params[0])).toEqual(
    [1, 2].map(() => ({ address: USDT, fromBlock: '0x5b', toBlock: '0x64' })),
  );
});

it('a single node causes a warning with the name of the variable', async () => {
  const [words, ...more] = await messagesOf([await node()]);
  expect(words).toMatch(
    /^RPC_URLS has only one node.*failed or was cancelled.*cannot be made again before its order ends/,
  );
  expect(more).toEqual([]);
});

it.each<[string, NodeAnswer]>([
  ['with an error', { body: { error: { code: -32_005, message: `limit exceeded for ${KEY}` } } }],
  ['with an HTTP status', { status: 403, body: 'Forbidden' }],
  ['by null', { body: { result: null } }],
])('a node that refuses eth_getLogs %s is reported by position and host, without its key', async (_how, refusal) => {
  const [good, bad] = [await node(), await node(refusal)];
  const words = await messagesOf([good, bad]);
  expect(words).toEqual([
    expect.stringMatching(`^RPC_URLS, number 2 \\(${hostOf(bad)}\\): the node refuses eth_getLogs`),
  ]);
  expect(words.join()).not.toContain(KEY);
});

it.each<[string, NodeAnswer]>([
  ['with a page', { body: '<!doctype html>' }],
  ['with 503', { status: 503, body: {} }],
  ['with 429', { status: 429, body: { error: {} } }],
  ['with an invalid height', { body: { result: 'high' } }],
])('a node that answers %s instead of its height is reported', async (_how, head) => {
  const [good, bad] = [await node(), await node({ body: { result: [] } }, head)];
  expect(await messagesOf([good, bad])).toEqual([
    expect.stringMatching(`^RPC_URLS, number 2 \\(${hostOf(bad)}\\): the node does not answer`),
  ]);
});

it('a node that redirects is reported, because the proxy follows no redirect', async () => {
  const good = await node();
  const { origin, close } = await serve((_incoming, outgoing) => {
    outgoing.writeHead(308, { location: good }).end();
  });
  open.push(close);
  expect(await messagesOf([good, origin])).toEqual([expect.stringMatching('number 2 .*: the node does not answer')]);
});

it('a node whose answer does not end is reported, and is not read for long', async () => {
  let sent = 0;
  const { origin, close } = await serve((_incoming, outgoing) => {
    const part = Buffer.alloc(256 * 1024, ' ');
    const send = () => {
      sent += part.length;
      if (outgoing.destroyed) return;
      if (outgoing.write(part)) setImmediate(send);
      else outgoing.once('drain', send);
    };
    send();
  });
  open.push(close);
  expect(await messagesOf([await node(), origin], 2_000)).toEqual([
    expect.stringMatching('number 2 .*: the node does not answer'),
  ]);
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

it('a node that answers byte by byte is reported in time', async () => {
  const { origin, close } = await serve((_incoming, outgoing) => {
    const dripping = setInterval(() => outgoing.write(' '), 20);
    outgoing.once('close', () => clearInterval(dripping));
  });
  open.push(close);
  expect(await messagesOf([await node(), origin], 300)).toEqual([
    expect.stringMatching('number 2 .*: the node does not answer'),
  ]);
});

it('logs with very many values are not parsed', async () => {
  const many = await node({ body: `{"result":[${'0,'.repeat(400_000)}0]}` });
  expect(await messagesOf([await node(), many])).toEqual([expect.stringMatching('number 2 .*: the node refuses')]);
});

it('a node that never answers, and an unreachable one, are reported', async () => {
  const { url } = await silentNode();
  const words = await messagesOf([url, `http://127.0.0.1:1/${KEY}`], 100);
  expect(words.toSorted()).toEqual([
    expect.stringMatching(`^RPC_URLS, number 1 \\(${hostOf(url)}\\): the node does not answer`),
    expect.stringMatching(/^RPC_URLS, number 2 \(127\.0\.0\.1:1\): the node does not answer/),
  ]);
  expect(words.join()).not.toContain(KEY);
});

it('the name and the password in a URL are used, and never reported', async () => {
  const url = await node({ body: {} });
  const words = await messagesOf([url.replace('//', '//name:p%40ss@'), await node()]);
  expect(seen[0]?.headers.authorization ?? seen[1]?.headers.authorization).toBe(
    `Basic ${Buffer.from('name:p@ss').toString('base64')}`,
  );
  expect(words).toEqual([expect.stringContaining(`(${hostOf(url)})`)]);
  expect(words.join()).not.toMatch(/name:|p%40ss|p@ss/);
});

it('the start of the server does not wait for a node', async () => {
  const before = { ...process.env };
  const warned = new Promise<string>((resolve) => jest.spyOn(console, 'warn').mockImplementation(resolve));
  const { url, wasAsked } = await silentNode();
  Object.assign(process.env, {
    TOKEN_SERVICE_URL: 'http://127.0.0.1:1',
    RPC_URLS: url,
    FNX_TOKEN_ADDRESS: USDT,
    USDT_TOKEN_ADDRESS: USDT,
    PAY_ADDRESS: USDT,
  });
  try {
    checkServerEnv();
    await wasAsked;
    expect(await warned).toMatch(/RPC_URLS has only one node/);
  } finally {
    process.env = before;
    jest.restoreAllMocks();
  }
});
