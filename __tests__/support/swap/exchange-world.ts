import {
  createClient,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  formatTransactionReceipt,
  http,
  maxUint256,
  parseAbi,
  type Client,
  type Hex,
} from 'viem';
import { readContract } from 'viem/actions';
import type { Address } from '@/api/contract';
import type { Call, Log } from '@/chain/call';
import { approveCall, swapCall } from '@/chain/swap/calls';
import { exchangeOf } from '@/chain/swap/exchange';
import { movedBySwap, type Leg, type Moved } from '@/chain/swap/moved';
import { readServerEnv } from '@/config/server-env';
import { limitsOf } from '@/domain/swap/limits';
import { namedPools } from '@/domain/swap/named-pools';
import { quoteOf, type Exchange, type PoolSwap, type QuoteRequest } from '@/domain/swap/quote';
import type { Route } from '@/domain/swap/routes';
import { swapPins, type SwapPins, type SwapToken } from '@/domain/swap/tokens';
import { DEPLOYER } from '@/sandbox/chain/accounts';
import { ARTIFACTS } from '@/sandbox/chain/artifacts';
import { asFields, asHex, quantity } from '@/sandbox/chain/rpc';
import { startWorld, type World } from '../world';

const ONE = 10n ** 18n;
export const MILLION = 10n ** 6n;
export const DEADLINE = 10n ** 11n;
/** More gas than any call needs: the first swap of a second costs more than was estimated a second earlier. */
const GAS = 5_000_000n;
const A_DAY_MS = 86_400_000;

export const ROUTER = parseAbi([
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
  'function getAmountsIn(uint256, address[]) view returns (uint256[])',
  'function addLiquidity(address, address, uint256, uint256, uint256, uint256, address, uint256)',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
]);
export const MINT = parseAbi(['function mint(address, uint256)']);

export type ExchangeWorld = {
  world: World;
  client: Client;
  account: Address;
  pins: SwapPins;
  pinsOfSix: SwapPins;
};

class Started implements ExchangeWorld {
  world!: World;
  client!: Client;
  account!: Address;
  pins!: SwapPins;
  pinsOfSix!: SwapPins;
}

export function useExchange(): ExchangeWorld {
  const on = new Started();
  beforeAll(async () => void Object.assign(on, await startExchange()));
  afterAll(() => on.world.stop());
  return on;
}

async function startExchange(): Promise<ExchangeWorld> {
  const world = await startWorld({ confirmEveryMs: A_DAY_MS });
  const account = world.chain.accounts[4]!;
  const client = createClient({ transport: http(world.chain.rpcUrl, { batch: true }) });
  const pins = swapPins(readServerEnv({ ...process.env, ...world.env }).browser)!;
  const dollar = await deployDollar(world, pins);
  const pinsOfSix = { ...pins, tokens: { ...pins.tokens, USDT: dollar } };
  await world.chain.setBnb(account, 1_000n * ONE);
  await world.chain.faucet('FNX', account, 500_000n * ONE);
  await world.chain.faucet('USDT', account, 5_000_000n * ONE);
  await mint(world, dollar, account, 5_000_000n * MILLION);
  for (const token of [...Object.values(pins.tokens), dollar])
    await send(world, approveCall({ account, token, spender: pins.router, amount: maxUint256 }));
  return { world, client, account, pins, pinsOfSix };
}

async function send({ chain }: World, { from, to, data, value }: Partial<Call> & Pick<Call, 'from' | 'data'>) {
  const sent = { from, to, data, gas: quantity(GAS), value: quantity(value ?? 0n) };
  const receipt = asFields(await chain.rpc('eth_sendTransactionSync', [sent]));
  if (receipt.status !== '0x1') throw new Error('A transaction of the test reverted');
  return receipt;
}

export const mint = (world: World, token: Address, to: Address, amount: bigint) =>
  send(world, {
    from: DEPLOYER,
    to: token,
    data: encodeFunctionData({ abi: MINT, functionName: 'mint', args: [to, amount] }),
  });

async function deployDollar(world: World, { router, tokens }: SwapPins): Promise<Address> {
  const { abi, bytecode } = ARTIFACTS.token();
  const made = await send(world, {
    from: DEPLOYER,
    data: encodeDeployData({ abi, bytecode, args: ['Small dollar', 'USDT'] }),
  });
  const dollar = asHex(made.contractAddress);
  await mint(world, dollar, DEPLOYER, 20_000_000n * MILLION);
  await send(world, approveCall({ account: DEPLOYER, token: dollar, spender: router, amount: maxUint256 }));
  const end = [0n, 0n, DEPLOYER, DEADLINE] as const;
  const add = (data: Hex, value = 0n) => send(world, { from: DEPLOYER, to: router, data, value });
  const withShares = [tokens.FNX, dollar, 40_000n * ONE, 499_200n * MILLION, ...end] as const;
  await add(encodeFunctionData({ abi: ROUTER, functionName: 'addLiquidity', args: withShares }));
  const withCoin = [dollar, 6_400_000n * MILLION, ...end] as const;
  await add(encodeFunctionData({ abi: ROUTER, functionName: 'addLiquidityETH', args: withCoin }), 10_000n * ONE);
  return dollar;
}

type Made = { logs: readonly Log[]; gas: bigint; fee: bigint };

export async function make({ world }: ExchangeWorld, asked: Call): Promise<Made> {
  const { logs, gasUsed, effectiveGasPrice } = formatTransactionReceipt(await send(world, asked));
  return { logs, gas: gasUsed, fee: gasUsed * effectiveGasPrice };
}

export async function exchangeNow({ client }: ExchangeWorld, by: SwapPins): Promise<Exchange> {
  const { pools } = await exchangeOf(client, { factory: by.factory, tokens: Object.values(by.tokens) });
  return { feeBps: by.feeBps, pools: namedPools(pools, by) };
}

export const partiesOf = ({ account }: ExchangeWorld, by: SwapPins) => ({
  account,
  router: by.router,
  wrapped: by.tokens.WBNB,
});

const legOf = (token: SwapToken, { tokens }: SwapPins): Leg => (token === 'BNB' ? 'coin' : tokens[token]);

export async function heldOf(
  { world, client, account }: ExchangeWorld,
  token: SwapToken,
  by: SwapPins,
): Promise<bigint> {
  const leg = legOf(token, by);
  if (leg === 'coin') return world.chain.balanceOf('BNB', account);
  return readContract(client, { address: leg, abi: erc20Abi, functionName: 'balanceOf', args: [account] });
}

async function heldOfBoth(on: ExchangeWorld, { pay, get }: QuoteRequest, by: SwapPins) {
  const [ofPay, ofGet] = await Promise.all([heldOf(on, pay, by), heldOf(on, get, by)]);
  return { pay: ofPay, get: ofGet };
}

type Swapped = { quoted: Moved; logged: Moved; changed: Moved; route: Route };

export async function swap(on: ExchangeWorld, request: QuoteRequest, by: SwapPins): Promise<Swapped> {
  const answer = quoteOf(request, await exchangeNow(on, by));
  if (answer.type === 'refused') throw new Error(`There is no quote: ${answer.reason}`);
  if (answer.quote.type !== 'swap') throw new Error('This asks no pool');
  const { paid, got, route } = answer.quote;
  const before = await heldOfBoth(on, request, by);
  const { logs, fee } = await make(on, callOf(on, request, answer.quote, by));
  const after = await heldOfBoth(on, request, by);
  const gas = { pay: request.pay === 'BNB' ? fee : 0n, get: request.get === 'BNB' ? fee : 0n };
  return {
    quoted: { paid, got },
    logged: movedBySwap(logs, { pay: legOf(request.pay, by), get: legOf(request.get, by) }, partiesOf(on, by)),
    changed: {
      paid: before.pay - after.pay - gas.pay,
      got: after.get - before.get + gas.get,
    },
    route,
  };
}

const callOf = (on: ExchangeWorld, { pay, get, exact }: QuoteRequest, quote: PoolSwap, by: SwapPins): Call =>
  swapCall({
    ...partiesOf(on, by),
    path: quote.route.map((token) => by.tokens[token]),
    coin: pay === 'BNB' ? 'pay' : get === 'BNB' ? 'get' : 'neither',
    exact,
    limits: limitsOf(quote, 50n),
    deadline: DEADLINE,
  });
