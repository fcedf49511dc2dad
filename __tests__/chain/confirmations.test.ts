import { once } from 'node:events';
import { encodeFunctionData, erc20Abi } from 'viem';
import { watchBlocks, type BlockWatcher } from '@/sandbox/chain/block-watcher';
import { ONE } from '@/utils/money';
import { startWorld, type World } from '../support/world';

let world: World;
let watcher: BlockWatcher;
const heights = new EventTarget();

beforeAll(async () => {
  world = await startWorld({ confirmEveryMs: 30 });
  watcher = watchBlocks(world.chain, { pollMs: 20 });
  watcher.onBlocks(({ from, to }) => {
    for (let block = from; block <= to; block += 1n) heights.dispatchEvent(new Event(`block ${block}`));
  });
});
afterAll(async () => {
  watcher.stop();
  await world.stop();
});

async function reached(block: bigint): Promise<void> {
  const seen = once(heights, `block ${block}`);
  if ((await world.chain.height()) < block) await seen;
}

async function settledHeight(): Promise<void> {
  const start = await world.chain.height();
  await world.chain.transfer({ symbol: 'BNB', from: user(), to: user(), amount: 1n });
  await reached(start + 3n);
}

const user = () => world.chain.accounts[4] ?? '0x';

it.each([
  ['BNB to the pay address', 'BNB', 'payAddress'],
  ['USDT to the pay address', 'USDT', 'payAddress'],
  ['FNX to the vault', 'FNX', 'vault'],
] as const)('%s gets its three confirmations', async (_name, symbol, payee) => {
  await world.sandbox.faucet(user(), symbol, '2');
  const start = await world.chain.height();
  await world.chain.transfer({ symbol, from: user(), to: world.chain[payee], amount: ONE });
  await reached(start + 3n);
});

it('an approval, a reverted transaction and a transfer to oneself get three confirmations', async () => {
  const { USDT, router } = world.chain.contracts;
  await world.sandbox.faucet(user(), 'BNB', '1');
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, ONE] });
  const tooMuch = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [router, 10n ** 40n] });
  const calls = [
    { to: USDT, data: approve },
    { to: USDT, data: tooMuch, gas: '0x30d40' },
    { to: user(), value: '0x0' },
  ];
  for (const call of calls) {
    const start = await world.chain.height();
    await world.chain.rpc('eth_sendTransaction', [{ from: user(), ...call }]);
    await reached(start + 3n);
  }
});

it('moving the clock mines three blocks, so that earlier payments get their confirmations', async () => {
  await settledHeight();
  const start = await world.chain.height();
  await world.sandbox.clock(3_600);
  expect(await world.chain.height()).toBe(start + 3n);
});

it('two consecutive payments both get all their confirmations', async () => {
  const start = await world.chain.height();
  for (let payment = 0; payment < 2; payment += 1) {
    await world.chain.transfer({ symbol: 'BNB', from: user(), to: world.chain.payAddress, amount: 1n });
  }
  await reached(start + 4n);
});

it('a test can mine blocks without the sandbox', async () => {
  await world.chain.setAutomine(false);
  const start = await world.chain.height();
  await world.chain.transfer({ symbol: 'BNB', from: user(), to: world.chain.accounts[5] ?? '0x', amount: 7n });
  expect(await world.chain.height()).toBe(start);
  await world.chain.mine(2);
  expect(await world.chain.height()).toBe(start + 2n);
  await world.chain.setAutomine(true);
});
