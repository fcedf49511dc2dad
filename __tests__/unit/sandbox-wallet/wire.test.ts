import { announce } from '@/sandbox/wallet/announce';
import { WALLET_IDENTITY } from '@/sandbox/wallet/identity';
import { inTurn } from '@/sandbox/wallet/in-turn';
import { rpcOver } from '@/sandbox/wallet/json-rpc';
import type { AccountOffer, Sheet } from '@/sandbox/wallet/questions';
import { openWallet } from './open-wallet';

describe('the announcement', () => {
  it('is made at once and again on each request, always with the same identity', () => {
    const { provider } = openWallet();
    const page = new EventTarget();
    const heard: unknown[] = [];
    page.addEventListener('eip6963:announceProvider', (event) =>
      heard.push(event instanceof CustomEvent && event.detail),
    );
    announce(provider, page);
    page.dispatchEvent(new Event('eip6963:requestProvider'));
    expect(heard).toEqual([
      { info: WALLET_IDENTITY, provider },
      { info: WALLET_IDENTITY, provider },
    ]);
    expect(WALLET_IDENTITY).toMatchObject({ name: 'Sandbox wallet', rdns: 'dev.fnx.sandbox' });
    expect(WALLET_IDENTITY.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('the connection to the chain', () => {
  const answering =
    (body: string, status = 200): typeof fetch =>
    async () =>
      new Response(body, { status });

  it('posts JSON-RPC to the app’s own address', async () => {
    const sent: unknown[] = [];
    const send: typeof fetch = async (path, init) => {
      sent.push(path, init?.method, JSON.parse(String(init?.body)));
      return Response.json({ jsonrpc: '2.0', id: 1, result: '0x10' });
    };
    expect(await rpcOver('/api/rpc/0', send)('eth_call', [{ to: '0x' }])).toBe('0x10');
    expect(sent).toEqual(['/api/rpc/0', 'POST', { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: '0x' }] }]);
  });

  it('accepts null as an answer', async () => {
    expect(await rpcOver('/', answering('{"result":null}'))('eth_getTransactionReceipt')).toBeNull();
  });

  it('passes on the chain’s own error', async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' };
    await expect(rpcOver('/', answering(JSON.stringify({ error }), 400))('eth_call')).rejects.toMatchObject(error);
  });

  it.each(['<html>502</html>', '', '{}', 'null', '{"error":"no"}'])(
    'reports the network as unreachable for %j',
    async (body) => {
      await expect(rpcOver('/', answering(body, 502))('eth_call')).rejects.toMatchObject({ code: 4900 });
    },
  );

  it('reports the network as unreachable when nothing answers', async () => {
    const send: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(rpcOver('/', send)('eth_call')).rejects.toMatchObject({ code: 4900 });
  });
});

describe('several simultaneous requests', () => {
  const sheet = (title: string): Sheet => ({ title, facts: [], warnings: [] });
  const offer: AccountOffer = { origin: 'http://localhost', accounts: [], chosen: null };

  it('are shown one after the other, even after a failure', async () => {
    const open: { title: string; answer: (isApproved: boolean) => void; fail: (reason: Error) => void }[] = [];
    const ask = inTurn({
      approval: ({ title }) => new Promise((answer, fail) => open.push({ title, answer, fail })),
      account: async () => null,
    });
    const first = ask.approval(sheet('first'));
    const second = ask.approval(sheet('second'));
    const third = ask.account(offer);
    await Promise.resolve();
    expect(open.map(({ title }) => title)).toEqual(['first']);
    open[0]?.fail(new Error('no window'));
    await expect(first).rejects.toThrow('no window');
    expect(open.map(({ title }) => title)).toEqual(['first', 'second']);
    open[1]?.answer(true);
    expect(await second).toBe(true);
    expect(await third).toBeNull();
  });
});
