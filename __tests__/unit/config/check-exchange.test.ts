/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { numberToHex, pad, toFunctionSelector, type Hex } from 'viem';
import { checkExchange } from '@/config/check-exchange';
import { checkServerEnv } from '@/config/check-server-env';
import { withoutWithdrawn } from '@/config/exchange-withdrawn';
import { readServerEnv } from '@/config/server-env';
import { serve } from '../../support/http';

const EXCHANGE = {
  router: `0x${'a1'.repeat(20)}`,
  factory: `0x${'aA'.repeat(20)}`,
  wbnb: `0x${'a3'.repeat(20)}`,
  feeBps: 25,
} as const;
const OTHER = `0x${'b4'.repeat(20)}` as const;
const [FNX, USDT, PAY] = ['c5', 'c6', 'c7'].map((byte) => `0x${byte.repeat(20)}`);
const KEY = 'secret-key';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming as AsyncIterable<Buffer>) text += chunk.toString();
  return text;
}

type Call = { method: string; params: [{ to: string; data: Hex }] };

async function nodeThat(answer: (data: Hex, to: string) => unknown): Promise<string> {
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, params }: Call = JSON.parse(await textOf(incoming));
    outgoing.end(JSON.stringify(method === 'eth_call' ? answer(params[0].data, params[0].to) : {}));
  };
  const { origin, close } = await serve(handle);
  open.push(close);
  return `${origin}/${KEY}`;
}

type Router = { factory: Hex; wbnb: Hex; feeBps: bigint };
const OF_THE_VARIABLES: Router = { factory: EXCHANGE.factory, wbnb: EXCHANGE.wbnb, feeBps: 25n };

function amountOut(data: Hex, feeBps: bigint): bigint {
  const [amountIn = 0n, reserveIn = 0n, reserveOut = 0n] = (data.slice(10).match(/.{64}/g) ?? []).map((word) =>
    BigInt(`0x${word}`),
  );
  const kept = amountIn * (10_000n - feeBps);
  return (kept * reserveOut) / (reserveIn * 10_000n + kept);
}

const SELECTOR = {
  factory: toFunctionSelector('factory()'),
  weth: toFunctionSelector('WETH()'),
  amountOut: toFunctionSelector('getAmountOut(uint256,uint256,uint256)'),
};

function wordOf(data: Hex, { factory, wbnb, feeBps }: Router): Hex {
  if (data === SELECTOR.factory) return pad(factory);
  if (data === SELECTOR.weth) return pad(wbnb);
  return data.startsWith(SELECTOR.amountOut) ? numberToHex(amountOut(data, feeBps), { size: 32 }) : '0x';
}

const routerNode = (change: Partial<Router> = {}) =>
  nodeThat((data, to) => ({
    result: to === EXCHANGE.router ? wordOf(data, { ...OF_THE_VARIABLES, ...change }) : '0x',
  }));

async function messagesOf(rpcUrls: string[], withinMs?: number): Promise<string[]> {
  const messages: string[] = [];
  await checkExchange(rpcUrls, EXCHANGE, (words) => void messages.push(words), withinMs);
  return messages;
}

const placeOf = (number: number, url: string) => `RPC_URLS, number ${number} (${new URL(url).host}): `;

it('no warning is given for an exchange that matches the variables on every node', async () => {
  expect(await messagesOf([await routerNode(), await routerNode()])).toEqual([]);
});

it.each<[string, Partial<Router>, string]>([
  ['SWAP_FACTORY_ADDRESS', { factory: OTHER }, OTHER],
  ['WBNB_ADDRESS', { wbnb: OTHER }, OTHER],
  ['SWAP_FEE_BPS', { feeBps: 30n }, '30'],
  ['SWAP_FEE_BPS', { feeBps: 0n }, '0'],
  ['SWAP_FEE_BPS', { feeBps: 9_999n }, '9999'],
])('a warning is given when one node reports another value for %s', async (name, change, warning) => {
  const [good, bad] = [await routerNode(), await routerNode(change)];
  const [message, ...more] = await messagesOf([good, bad]);
  expect(message).toContain(
    `${placeOf(2, bad)}${name} differs from the router at SWAP_ROUTER_ADDRESS, which reports ${warning}.`,
  );
  expect(message).toMatch(/SWAPS MUST NOT BE OFFERED/);
  expect([more, message?.includes(KEY)]).toEqual([[], false]);
});

it.each<[string, () => unknown]>([
  ['shows no contract at the router’s address', () => ({ result: '0x' })],
  ['refuses the call', () => ({ error: { message: `no for ${KEY}` } })],
  ['answers with a page', () => '<!doctype html>'],
  ['answers with more than an address', () => ({ result: `0x${'1'.repeat(64)}` })],
])('a node that %s is reported as unread', async (_how, answer) => {
  const bad = await nodeThat(answer);
  const [message, ...more] = await messagesOf([await routerNode(), bad]);
  expect(message).toContain(`${placeOf(2, bad)}the router at SWAP_ROUTER_ADDRESS could not be read`);
  expect([more, message?.includes(KEY)]).toEqual([[], false]);
});

it('a node that never answers, and one that is unreachable, are reported as unread', async () => {
  const { origin, close } = await serve(() => undefined);
  open.push(close);
  const messages = await messagesOf([origin, 'http://127.0.0.1:1'], 100);
  expect(messages).toHaveLength(2);
  for (const words of messages) expect(words).toContain('could not be read');
});

it.each<[string, boolean, Partial<Router>[]]>([
  ['two of three nodes', true, [{}, { factory: OTHER }, { feeBps: 30n }]],
  ['the only node', true, [{ wbnb: OTHER }]],
  ['one of three nodes', false, [{}, {}, { factory: OTHER }]],
  ['no node', false, [{}, {}]],
])('with a difference at %s, the exchange counts as different: %p', async (_who, differs, changes) => {
  const urls = await Promise.all(changes.map((change) => routerNode(change)));
  expect(await checkExchange(urls, EXCHANGE, () => undefined)).toBe(differs);
});

it('the server checks the exchange at startup if one is configured', async () => {
  const before = { ...process.env };
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const warned = new Promise<string>((resolve) => jest.spyOn(console, 'error').mockImplementation(resolve));
  Object.assign(process.env, {
    TOKEN_SERVICE_URL: 'http://127.0.0.1:1',
    RPC_URLS: await routerNode({ factory: OTHER }),
    FNX_TOKEN_ADDRESS: FNX,
    USDT_TOKEN_ADDRESS: USDT,
    PAY_ADDRESS: PAY,
    SWAP_ROUTER_ADDRESS: EXCHANGE.router,
    SWAP_FACTORY_ADDRESS: EXCHANGE.factory,
    WBNB_ADDRESS: EXCHANGE.wbnb,
    SWAP_FEE_BPS: '25',
  });
  try {
    checkServerEnv();
    expect(await warned).toMatch(/SWAP_FACTORY_ADDRESS differs from the router/);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { browser } = readServerEnv();
    expect(browser.swap).toBeDefined();
    expect(withoutWithdrawn(browser)).toEqual({ ...browser, swap: undefined });
  } finally {
    process.env = before;
    jest.restoreAllMocks();
  }
});
