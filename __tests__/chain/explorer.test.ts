import { startWorld, type World } from '../support/world';
import { ONE } from '@/utils/money';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const open = async (path: string) => {
  const answer = await fetch(`${world.serviceUrl}/explorer${path}`);
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), text: await answer.text() };
};
const UNUSED_ADDRESS = '0x00000000000000000000000000000000000000aB';

describe('the block explorer of the sandbox', () => {
  it('shows a transaction with its token transfer, and leads to its block and accounts', async () => {
    const [from, to] = world.chain.accounts as [`0x${string}`, `0x${string}`];
    await world.chain.faucet('USDT', from, 100n * ONE);
    const hash = await world.chain.transfer({ symbol: 'USDT', from, to, amount: 3n * ONE });
    const { status, text, policy } = await open(`/tx/${hash}`);
    expect(status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(text).toContain('Succeeded');
    expect(text).toContain('3 USDT');
    const links = [...text.matchAll(/href="\/explorer(\/[^"]+)"/g)].map(([, path]) => path!);
    expect(links).toEqual(expect.arrayContaining([`/address/${from}`, `/address/${to}`]));
    for (const path of links) expect((await open(path)).status).toBe(200);
    expect((await open(`/address/${to}`)).text).toContain(hash);
  });

  it('shows a transaction that is not mined as pending', async () => {
    const [from] = world.chain.accounts as [`0x${string}`];
    await world.chain.setAutomine(false);
    const hash = await world.chain.rpc('eth_sendTransaction', [{ from, to: UNUSED_ADDRESS, value: '0x1' }]);
    expect((await open(`/tx/${String(hash)}`)).text).toContain('Pending');
    await world.chain.setAutomine(true);
    await world.chain.mine();
  });

  it('shows a transaction that failed as failed', async () => {
    const [from] = world.chain.accounts as [`0x${string}`];
    const hash = await world.chain.rpc('eth_sendTransaction', [
      { from, to: world.chain.contracts.USDT, data: '0xdeadbeef', gas: '0x186a0' },
    ]);
    // The chain answers before it has mined.
    await world.chain.mine();
    expect((await open(`/tx/${String(hash)}`)).text).toContain('Failed');
  });

  it('shows an account that has sent and received nothing', async () => {
    const { status, text } = await open(`/address/${UNUSED_ADDRESS.toLowerCase()}`);
    expect(status).toBe(200);
    expect(text).toContain('FNX');
  });

  it('lists the latest blocks', async () => {
    const height = await world.chain.height();
    expect((await open('')).text).toContain(`/explorer/block/${height}`);
  });

  it.each([
    `/tx/0x${'0'.repeat(64)}`,
    '/tx/0x12',
    '/block/999999999',
    '/block/x',
    '/address/0x12',
    '/address/<b>',
    '/nothing/1',
    '/block/1/2',
  ])('answers 404 with a page for %s', async (path) => {
    const { status, text } = await open(path);
    expect(status).toBe(404);
    expect(text).toContain('Not on this chain');
    expect(text).not.toContain('<b>');
  });

  it('refuses a POST request', async () => {
    expect((await fetch(`${world.serviceUrl}/explorer`, { method: 'POST' })).status).toBe(405);
  });
});
