import { createClient, custom, decodeFunctionData, encodeAbiParameters, erc20Abi, parseAbi, type Hex } from 'viem';
import { allowanceOf, exchangeOf } from '@/chain/swap/exchange';

const at = (digit: string) => `0x${digit.repeat(40)}` as const;
const [FACTORY, HERS, ROUTER] = [at('f'), at('1'), at('2')];
const [FNX, USDT, WBNB] = [at('b'), at('a'), at('c')];
const PAIRS = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
]);
const HEIGHT = 77n;
const TIME = 1_900_000_000n;

type Ask = { method: string; params: [{ to: Hex; data: Hex }, string] };

const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value]);
const POOLS: Readonly<Record<string, { pair: Hex; held: readonly [bigint, bigint] }>> = {
  [`${FNX}${USDT}`]: { pair: at('3'), held: [500n, 40n] },
  [`${FNX}${WBNB}`]: { pair: at('4'), held: [20n, 3n] },
};

function chainWith(asked: Ask[][]) {
  const answer = ({ method, params: [call] }: Ask) => {
    if (method !== 'eth_call') return { number: '0x4d', timestamp: `0x${TIME.toString(16)}`, transactions: [] };
    const { functionName, args } = decodeFunctionData({ abi: [...PAIRS, ...erc20Abi], data: call.data });
    if (functionName === 'decimals') return word(call.to === USDT ? 6n : 18n);
    if (functionName === 'allowance') return word(call.to === USDT ? 9n : 0n);
    if (functionName === 'getPair')
      return `0x${(POOLS[args.join('').toLowerCase()]?.pair ?? '0x').slice(2).padStart(64, '0')}`;
    const { held } = Object.values(POOLS).find(({ pair }) => pair === call.to)!;
    return `0x${[...held, 0n].map((figure) => word(figure).slice(2)).join('')}`;
  };
  let round: Ask[] = [];
  const request = async (ask: Ask) => {
    if (round.length === 0) asked.push((round = []));
    round.push(ask);
    await Promise.resolve();
    round = [];
    return answer(ask);
  };
  return createClient({ transport: custom({ request }) });
}

const named = (asks: Ask[]) =>
  asks.map(({ method, params: [call, block] }) =>
    method === 'eth_call'
      ? [decodeFunctionData({ abi: [...PAIRS, ...erc20Abi], data: call.data }).functionName, call.to, block]
      : [method],
  );

it('pools, decimals and allowances are read in two rounds, at the block of the returned time', async () => {
  const asked: Ask[][] = [];
  const read = await exchangeOf(chainWith(asked), {
    factory: FACTORY,
    tokens: [FNX, USDT, WBNB],
    allowance: { owner: HERS, spender: ROUTER },
  });
  expect(read).toEqual({
    block: HEIGHT,
    time: TIME,
    decimals: [18, 6, 18],
    pools: [
      { tokens: [FNX, USDT], reserves: [40n, 500n] },
      { tokens: [FNX, WBNB], reserves: [20n, 3n] },
    ],
    allowances: [0n, 9n, 0n],
  });
  const pair = ['getPair', FACTORY, 'latest'];
  const decimals = [FNX, USDT, WBNB].map((token) => ['decimals', token, 'latest']);
  expect(named(asked[0]!)).toEqual([['eth_getBlockByNumber'], pair, pair, pair, ...decimals]);
  expect(named(asked[1]!)).toEqual([
    ['getReserves', at('3'), '0x4d'],
    ['getReserves', at('4'), '0x4d'],
    ['allowance', FNX, '0x4d'],
    ['allowance', USDT, '0x4d'],
    ['allowance', WBNB, '0x4d'],
  ]);
  expect(asked).toHaveLength(2);
});

it('no allowances are read without a wallet', async () => {
  const asked: Ask[][] = [];
  const { allowances } = await exchangeOf(chainWith(asked), { factory: FACTORY, tokens: [FNX, USDT, WBNB] });
  expect([allowances, asked[1]?.length]).toEqual([[], 2]);
});

it('an allowance is read at the given block', async () => {
  const asked: Ask[][] = [];
  const leave = { token: USDT, owner: HERS, spender: ROUTER };
  expect(await allowanceOf(chainWith(asked), leave, 78n)).toBe(9n);
  expect(named(asked[0]!)).toEqual([['allowance', USDT, '0x4e']]);
});

it.each(['0x', '0x01', `0x${'f'.repeat(64)}`])(
  'reading the pools fails if a node answers %s for everything',
  async (answer) => {
    const request = ({ method }: Ask) =>
      Promise.resolve(method === 'eth_call' ? answer : { number: '0x4d', timestamp: '0x1', transactions: [] });
    const client = createClient({ transport: custom({ request }) });
    await expect(exchangeOf(client, { factory: FACTORY, tokens: [FNX, USDT] })).rejects.toThrow();
  },
);
