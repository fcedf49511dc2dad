import { myWallet } from '@/api/contract';
import { ONE } from '@/utils/money';
import { AMELIA, GUS, ask, logIn } from '../unit/sandbox/visitor';
import { quiet } from '../support/quiet';
import { startWorld, type World } from '../support/world';

let world: World;
let amelia: string;
let gus: string;
const hers = () => world.chain.accounts[0] ?? '0x';

beforeAll(async () => {
  world = await startWorld();
  [amelia, gus] = [await logIn(world.service, AMELIA), await logIn(world.service, GUS)];
});
afterAll(() => world.stop());

async function holds(token: string, symbol: string) {
  const { data } = await ask(world.service, 'user/my-wallet', { token });
  return myWallet.data.parse(data).balances.find((balance) => balance.symbol === symbol);
}

it('the shown balances change after a real transfer between two wallets', async () => {
  expect(await holds(amelia, 'FNX')).toMatchObject({
    available: '800',
    fiatValue: '9984',
    contract: world.chain.contracts.FNX,
  });
  expect(await holds(gus, 'FNX')).toMatchObject({ available: '0' });
  const to = world.chain.accounts[2] ?? '0x';
  await world.chain.transfer({ symbol: 'FNX', from: hers(), to, amount: (125n * ONE) / 100n });
  expect(await holds(amelia, 'FNX')).toMatchObject({ available: '798.75', fiatValue: '9968.4' });
  expect(await holds(gus, 'FNX')).toMatchObject({ available: '1.25', fiatValue: '15.6' });
});

it('the register agrees with the chain as soon as the transfer is settled', async () => {
  await quiet(world);
  expect((await ask(world.service, 'user/dashboard', { token: amelia })).data.totalShares).toBe('798.75');
  expect((await ask(world.service, 'user/dashboard', { token: gus })).data.totalShares).toBe('1.25');
});

it.each(['FNX', 'USDT', 'BNB'] as const)('%s from the faucet is visible at once', async (symbol) => {
  const before = await world.chain.balanceOf(symbol, hers());
  await world.sandbox.faucet(hers(), symbol, '0.000000000000000001');
  expect(await world.chain.balanceOf(symbol, hers())).toBe(before + 1n);
});

it('the faucet answers with an error message when the treasury cannot pay', async () => {
  const body = JSON.stringify({ address: hers(), symbol: 'FNX', amount: '1000001' });
  const response = await fetch(`${world.serviceUrl}/__sandbox/faucet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(400);
});

it('a change of time applies to the service and to the chain', async () => {
  const before = await ask(world.service, 'wallet/getFNXprice');
  await world.sandbox.clock(3_600);
  const after = await ask(world.service, 'wallet/getFNXprice');
  const passed = Date.parse(after.headers.get('date') ?? '') - Date.parse(before.headers.get('date') ?? '');
  expect(passed / 1_000).toBeGreaterThanOrEqual(3_600);
  expect(passed / 1_000).toBeLessThan(3_610);
  const block = (await world.chain.rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string };
  expect(Math.abs(Number(block.timestamp) - Date.parse(after.headers.get('date') ?? '') / 1_000)).toBeLessThan(5);
});

it('a reset starts everything again on the same ports', async () => {
  await world.sandbox.reset();
  const again = await logIn(world.service, AMELIA);
  expect(await holds(again, 'FNX')).toMatchObject({ available: '800' });
  expect(await holds(again, 'BNB')).toMatchObject({ available: '25' });
  expect((await ask(world.service, 'user/getProfile', { token: amelia })).status).toBe(401);
});
