import { decodeFunctionResult, encodeFunctionData, erc20Abi, parseAbi } from 'viem';
import { checkExchange } from '@/config/check-exchange';
import { readServerEnv } from '@/config/server-env';
import { LOST_WALLET } from '@/sandbox/chain/accounts';
import { MULTICALL3 } from '@/sandbox/chain/contracts';
import { asHex, asQuantity, type Hex } from '@/sandbox/chain/rpc';
import { SEED_FUNDS, type SeedOrder } from '@/sandbox/seed/funds';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { ONE } from '@/utils/money';
import { startWorld, type World } from '../support/world';

let one: World;
let two: World;
beforeAll(async () => {
  [one, two] = await Promise.all([startWorld(), startWorld({ chainId: 31_337 })]);
});
afterAll(() => Promise.all([one.stop(), two.stop()]));

const routerAbi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
]);
const multicallAbi = parseAbi(['function getBlockNumber() view returns (uint256)']);

const call = async ({ chain }: World, to: Hex, data: Hex) =>
  asHex(await chain.rpc('eth_call', [{ to, data }, 'latest']));

async function quote(world: World, path: Hex[]): Promise<bigint> {
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'getAmountsOut', args: [ONE, path] });
  const result = await call(world, world.chain.contracts.router, data);
  return decodeFunctionResult({ abi: routerAbi, functionName: 'getAmountsOut', data: result }).at(-1) ?? 0n;
}

it('every contract has the same address, whatever the chain’s id', async () => {
  expect(one.chain.contracts).toEqual({
    FNX: '0xfbfbfDdd6e35dA57b7B0F9a2C10E34Be70B3A4E9',
    USDT: '0x10Aeafac83d48E2f9ac4bAAf94311c45fACe1404',
    WBNB: '0xCABEe62adFB2a4d4172Fc2F7536f324FC52C274a',
    factory: '0xD89c1432EaA169C54dC7610C744c68a2F4b6B3e5',
    router: '0x4425918ff69Fe214AC093710cF41216AE9149c3A',
  });
  for (const world of [one, two]) {
    for (const address of Object.values(world.chain.contracts)) {
      expect(asHex(await world.chain.rpc('eth_getCode', [address, 'latest'])).length).toBeGreaterThan(1_000);
    }
  }
});

it('the genesis hash is different each time, even within one second', async () => {
  expect(one.chain.genesisHash).not.toBe(two.chain.genesisHash);
  const before = two.chain.genesisHash;
  await two.sandbox.reset();
  expect(two.chain.genesisHash).not.toBe(before);
});

it('the server environment lists the only node twice, because two nodes must agree', () => {
  expect(one.env).toEqual({
    TOKEN_SERVICE_URL: one.serviceUrl,
    RPC_URLS: `${one.chain.rpcUrl},${one.chain.rpcUrl}`,
    FNX_TOKEN_ADDRESS: one.chain.contracts.FNX,
    USDT_TOKEN_ADDRESS: one.chain.contracts.USDT,
    PAY_ADDRESS: one.chain.payAddress,
    SWAP_ROUTER_ADDRESS: one.chain.contracts.router,
    SWAP_FACTORY_ADDRESS: one.chain.contracts.factory,
    WBNB_ADDRESS: one.chain.contracts.WBNB,
    SWAP_FEE_BPS: '30',
    VAULT_ADDRESS: one.chain.vault,
    SUMSUB_ORIGIN: one.serviceUrl,
    SUMSUB_LEVEL: 'fnx-identity',
    CHAIN_ID: '56',
    CHAIN_NAME: 'BNB Smart Chain',
    EXPLORER_URL: `${one.serviceUrl}/explorer`,
    DEMONSTRATION: '1',
  });
  expect(two.env.CHAIN_NAME).toBe('BNB Smart Chain (sandbox)');
});

it('a difference between the exchange’s settings and its router is reported', async () => {
  const { browser, rpcUrls } = readServerEnv({ ...process.env, ...one.env });
  const messages: string[] = [];
  await checkExchange(rpcUrls, browser.swap!, (words) => void messages.push(words));
  expect(messages).toEqual([]);
  const other = { ...browser.swap!, factory: one.chain.contracts.FNX, wbnb: one.chain.contracts.USDT, feeBps: 25 };
  await checkExchange(rpcUrls.slice(1), other, (words) => void messages.push(words));
  const { factory, WBNB } = one.chain.contracts;
  expect(messages).toEqual([
    expect.stringContaining(
      `SWAP_FACTORY_ADDRESS differs from the router at SWAP_ROUTER_ADDRESS, which reports ${factory.toLowerCase()}`,
    ),
    expect.stringContaining(
      `WBNB_ADDRESS differs from the router at SWAP_ROUTER_ADDRESS, which reports ${WBNB.toLowerCase()}`,
    ),
    expect.stringContaining('SWAP_FEE_BPS differs from the router at SWAP_ROUTER_ADDRESS, which reports 30'),
  ]);
});

it('the share contract has its name and symbol', async () => {
  const read = async (functionName: 'name' | 'symbol', to: Hex) =>
    decodeFunctionResult({
      abi: erc20Abi,
      functionName,
      data: await call(one, to, encodeFunctionData({ abi: erc20Abi, functionName })),
    });
  const { FNX, USDT } = one.chain.contracts;
  expect([await read('name', FNX), await read('symbol', FNX)]).toEqual(['FNX Share', 'FNX']);
  expect([await read('name', USDT), await read('symbol', USDT)]).toEqual(['Sandbox USD', 'USDT']);
});

it('every pool has the same price for a share and for BNB', async () => {
  const { FNX, USDT, WBNB } = one.chain.contracts;
  // The pool takes a fee of 0.3 %. A swap of one share hardly moves the price.
  const near = (amount: bigint, wanted: number) => expect((Number(amount) / 1e18 / wanted) * 100).toBeCloseTo(99.7, 1);
  near(await quote(one, [FNX, USDT]), 12.48);
  near(await quote(one, [WBNB, USDT]), 640);
  near(await quote(one, [FNX, WBNB]), 12.48 / 640);
});

it('Multicall3 is at its usual address', async () => {
  const data = encodeFunctionData({ abi: multicallAbi, functionName: 'getBlockNumber' });
  expect(asQuantity(await call(one, MULTICALL3, data))).toBe(await one.chain.height());
});

const sharesIn = (orders: readonly SeedOrder[]) => orders.reduce((total, { shares }) => total + parseUnits(shares), 0n);

it('each linked wallet holds the shares that the register records', async () => {
  for (const { address, orders, USDT, hasNoBnb } of SEED_FUNDS) {
    expect(await one.chain.balanceOf('FNX', address)).toBe(sharesIn(orders));
    expect(await one.chain.balanceOf('USDT', address)).toBe(USDT);
    if (hasNoBnb) expect(await one.chain.balanceOf('BNB', address)).toBe(0n);
  }
  expect(sharesIn(SEED_FUNDS[0]?.orders ?? [])).toBe(800n * ONE);
});

it('the wallet offers eleven accounts, but neither the bank’s accounts nor the lost wallet', () => {
  const { accounts, treasury, payAddress, vault } = one.chain;
  expect(accounts).toHaveLength(11);
  for (const address of [treasury, payAddress, vault, LOST_WALLET]) expect(accounts).not.toContain(address);
});
