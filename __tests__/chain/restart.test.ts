import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAnvil } from '@/sandbox/chain/anvil';
import { asFields, asQuantity, createRpc, type Rpc } from '@/sandbox/chain/rpc';
import { anyPort } from '@/sandbox/ports';
import { startSandbox } from '@/sandbox/sandbox';
import { ONE } from '@/utils/money';
import { AMELIA, ask, logIn } from '../unit/sandbox/visitor';
import { startWorld, type World } from '../support/world';

let folder: string;
let state: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-restart-'));
  state = join(folder, 'state.json');
});

const chainFile = () => join(folder, 'state.chain.json');
const from = (world: World) => world.chain.accounts[0] ?? '0x';
const other = (world: World) => world.chain.accounts[9] ?? '0x';

async function timestamp({ rpc }: { rpc: Rpc }): Promise<number> {
  return Number(asQuantity(asFields(await rpc('eth_getBlockByNumber', ['latest', false])).timestamp));
}

async function live<T>(use: (world: World) => Promise<T>): Promise<T> {
  const world = await startWorld({ state });
  try {
    return await use(world);
  } finally {
    await world.stop();
  }
}

it('sessions, inbox, balances and blocks are kept over a restart', async () => {
  const before = await live(async (world) => {
    const token = await logIn(world.service, AMELIA);
    await world.chain.transfer({ symbol: 'FNX', from: from(world), to: other(world), amount: 5n * ONE });
    return { token, genesis: world.chain.genesisHash, height: await world.chain.height() };
  });
  await live(async (world) => {
    expect(world.chain.genesisHash).toBe(before.genesis);
    expect(await world.chain.height()).toBe(before.height);
    expect(await world.chain.balanceOf('FNX', other(world))).toBe(5n * ONE);
    expect((await ask(world.service, 'user/getProfile', { token: before.token })).status).toBe(200);
    expect(await world.sandbox.inbox(AMELIA.phone)).toHaveLength(1);
  });
});

it('the sandbox stops once, however often that is requested', async () => {
  const world = await startWorld();
  await Promise.all([world.stop(), world.stop()]);
  await world.stop();
});

it('the sandbox keeps one genesis block over many restarts', async () => {
  const genesis = new Set<string>();
  for (let start = 0; start < 4; start += 1) {
    await live(async ({ chain }) => {
      genesis.add(chain.genesisHash);
      await chain.mine();
    });
  }
  expect(genesis.size).toBe(1);
  const { blocks } = JSON.parse(readFileSync(chainFile(), 'utf8')) as { blocks: { header: { number: string } }[] };
  expect(blocks.filter(({ header }) => Number(header.number) === 0)).toHaveLength(1);
});

it('the chain’s advanced clock survives a restart, and no block is older than its parent', async () => {
  const ahead = 40 * 86_400;
  const last = await live(async (world) => {
    await world.sandbox.clock(ahead);
    return timestamp(world.chain);
  });
  await live(async (world) => {
    await world.chain.faucet('BNB', other(world), 1n);
    expect(await timestamp(world.chain)).toBeGreaterThanOrEqual(last);
    const { headers } = await ask(world.service, 'wallet/getFNXprice');
    expect(Math.abs(Date.parse(headers.get('date') ?? '') / 1_000 - (await timestamp(world.chain)))).toBeLessThan(10);
  });
});

it('anvil loses the offset of its clock in a restart, so the sandbox has to restore it', async () => {
  const last = await live(async (world) => {
    await world.sandbox.clock(86_400);
    return timestamp(world.chain);
  });
  const bare = await startAnvil({ chainId: 56, port: 0, loadState: chainFile() });
  const rpc = createRpc(`http://127.0.0.1:${bare.port}`);
  await rpc('evm_mine');
  const fallen = await timestamp({ rpc });
  await bare.stop();
  expect(fallen).toBeLessThan(last);
});

it('service and chain start from the seed when the chain’s state file is missing or damaged', async () => {
  const messages: string[] = [];
  const restart = async () => {
    const sandbox = await startSandbox({
      chainId: 56,
      state,
      chainPort: anyPort('a'),
      servicePort: anyPort('b'),
      say: (text) => messages.push(text),
    });
    const height = await sandbox.chain.height();
    await sandbox.stop();
    return height;
  };
  const fresh = await restart();
  await live((world) => world.chain.mine(20));
  expect(await restart()).toBe(fresh + 20n);

  rmSync(chainFile());
  expect(await restart()).toBe(fresh);
  truncateSync(chainFile(), 1_000);
  expect(await restart()).toBe(fresh);
  writeFileSync(chainFile(), '{"block":"is a dump of nothing"}');
  expect(await restart()).toBe(fresh);

  expect(messages).toEqual([
    expect.stringContaining("The chain's state is missing"),
    expect.stringContaining("The chain's state is damaged"),
    expect.stringContaining('The chain could not load its saved state'),
  ]);
  expect(readdirSync(folder).filter((name) => name.includes('damaged')).length).toBeGreaterThanOrEqual(5);
});

it('a saved state that does not match its chain is not used: another genesis, or lost blocks', async () => {
  const messages: string[] = [];
  const start = async () => {
    const sandbox = await startSandbox({
      chainId: 56,
      state,
      chainPort: anyPort('a'),
      servicePort: anyPort('b'),
      say: (text) => messages.push(text),
    });
    await sandbox.stop();
    return sandbox.chain.genesisHash;
  };
  const first = await start();
  const olderChain = readFileSync(chainFile());
  await live((world) => world.chain.mine(3));
  writeFileSync(chainFile(), olderChain);
  const second = await start();
  expect(second).not.toBe(first);
  writeFileSync(chainFile(), olderChain);
  expect(await start()).not.toBe(second);
  expect(messages).toEqual([0, 1].map(() => expect.stringContaining('does not match the saved state')));
});

it('another chain id starts a new state', async () => {
  await live(() => Promise.resolve());
  const world = await startWorld({ state, chainId: 31_337 });
  expect(Number(await world.chain.rpc('eth_chainId'))).toBe(31_337);
  await world.stop();
});
