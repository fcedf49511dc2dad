import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { decodeFunctionData, encodeFunctionResult, parseAbi, type Hex } from 'viem';
import { FACTORY, PAIR } from '@/chain/swap/abi';
import { STORAGE_KEYS } from '@/config/product';
import { SwapScreen } from '@/features/swap';
import { txKeyOf } from '@/tx';
import type { TxEvent } from '@/tx/state';
import { dispatch } from '@/tx/store';
import { localStore, tabStore } from '@/utils/storage';
import { engine } from '@/tx/app-engine';
import { LONG_WAIT, readAgain, useBuyer } from './buying';
import { emptyJournal } from './money/attempt';
import { renderAt } from './render-at';
import { server } from './service';

const ONE = 10n ** 18n;
type Token = 'FNX' | 'USDT' | 'WBNB';
type Sides = readonly [Token, Token];

const TOKENS: Readonly<Record<Token, Hex>> = {
  FNX: '0x00000000000000000000000000000000000f0001',
  USDT: '0x00000000000000000000000000000000000f0002',
  WBNB: '0x00000000000000000000000000000000000f0005',
};
export const ROUTER = '0x00000000000000000000000000000000000f0004';
export const NODES = 2;
export const SWAP_CONFIG = {
  chain: { id: 56, name: 'BNB Smart Chain', nativeSymbol: 'BNB', explorerUrl: 'https://explorer.example' },
  rpcPaths: Array<string>(NODES).fill('/api/rpc/0'),
  fnxToken: TOKENS.FNX,
  payAddress: '0x00000000000000000000000000000000000f0003',
  payTokens: { USDT: TOKENS.USDT },
  swap: { router: ROUTER, factory: '0x00000000000000000000000000000000000f0006', wbnb: TOKENS.WBNB, feeBps: 25 },
  walletConnectProjectId: null,
  captchaSiteKey: null,
};

const PAIRS: readonly Sides[] = [
  ['FNX', 'USDT'],
  ['FNX', 'WBNB'],
  ['USDT', 'WBNB'],
];
const addressOfPair = (at: number): Hex => `0x00000000000000000000000000000000000f001${at}`;
const pairAt = (address: string) => PAIRS.findIndex((_, at) => addressOfPair(at) === address.toLowerCase());
const tokenAt = (address: string) =>
  (Object.keys(TOKENS) as Token[]).find((token) => TOKENS[token] === address.toLowerCase()) ?? 'FNX';

export const exchange = {
  pools: {} as Record<string, readonly [bigint, bigint]>,
  held: 0n,
  coin: 0n,
  allowances: {} as Partial<Record<Token, bigint>>,
  isAway: false,
  gasPrice: '0x3b9aca00' as string | null,
  gasAsked: 0,
  blockAge: 3,
};

function begin(): void {
  exchange.pools = {
    'FNX USDT': [400_000n * ONE, 4_992_000n * ONE],
    'FNX WBNB': [200_000n * ONE, 3_900n * ONE],
    'USDT WBNB': [6_400_000n * ONE, 10_000n * ONE],
  };
  Object.assign(exchange, {
    held: 100_000n * ONE,
    coin: 40n * ONE,
    allowances: {},
    isAway: false,
    gasPrice: '0x3b9aca00',
    gasAsked: 0,
    blockAge: 3,
  });
}

const TOKEN = parseAbi([
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
]);
const READS = [...TOKEN, ...FACTORY, ...PAIR] as const;

type Call = { id: number; method: string; params: [{ to: string; data: Hex }] };

function callOf([{ to, data }]: Call['params']): Hex {
  const { functionName, args } = decodeFunctionData({ abi: READS, data });
  switch (functionName) {
    case 'getPair': {
      const at = PAIRS.findIndex((sides) => sides.every((side) => args.some((address) => tokenAt(address) === side)));
      return encodeFunctionResult({ abi: FACTORY, functionName, result: addressOfPair(at) });
    }
    case 'getReserves': {
      const [one, other] = exchange.pools[PAIRS[pairAt(to)]!.join(' ')]!;
      return encodeFunctionResult({ abi: PAIR, functionName, result: [one, other, 0] });
    }
    case 'decimals':
      return encodeFunctionResult({ abi: TOKEN, functionName, result: 18 });
    case 'balanceOf':
      return encodeFunctionResult({ abi: TOKEN, functionName, result: exchange.held });
    case 'allowance':
      return encodeFunctionResult({ abi: TOKEN, functionName, result: exchange.allowances[tokenAt(to)] ?? 0n });
  }
}

function answer({ id, method, params }: Call) {
  const results: Readonly<Record<string, () => unknown>> = {
    eth_chainId: () => '0x38',
    eth_getBlockByNumber: () => ({
      number: '0x64',
      timestamp: `0x${(Math.floor(Date.now() / 1_000) - exchange.blockAge).toString(16)}`,
      transactions: [],
    }),
    eth_gasPrice: () => {
      exchange.gasAsked += 1;
      return exchange.gasPrice;
    },
    eth_getBalance: () => `0x${exchange.coin.toString(16)}`,
    eth_call: () => callOf(params),
  };
  try {
    return { jsonrpc: '2.0', id, result: results[method]?.() ?? null };
  } catch {
    // Simulations fail, because this node only reads.
    return { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } };
  }
}

export function useSwapper(): void {
  useBuyer();
  beforeEach(() => {
    begin();
    server.use(
      http.get('*/api/config', () => HttpResponse.json(SWAP_CONFIG)),
      http.post('*/api/rpc/0', async ({ request }) => {
        if (exchange.isAway) return HttpResponse.error();
        const asked = (await request.json()) as Call | Call[];
        return HttpResponse.json(Array.isArray(asked) ? asked.map(answer) : answer(asked));
      }),
    );
  });
  afterEach(async () => {
    tabStore.remove(STORAGE_KEYS.swap);
    localStore.remove(STORAGE_KEYS.swapSettings);
    await act(emptyJournal);
  });
}

export const whole = (amount: bigint): bigint => amount * ONE;

export async function openForm() {
  const view = renderAt('/swap', <SwapScreen />);
  const form = within(await screen.findByRole('form', { name: 'Swap' }, LONG_WAIT));
  await form.findByText(/Updated (just now|\d+ seconds? ago)/, {}, LONG_WAIT);
  return { ...view, form };
}

type Typed = { pay?: string; get?: string; amount?: string; receive?: string };

export async function fillIn({ pay = 'FNX', get = 'USDT', amount, receive }: Typed) {
  const view = await openForm();
  const { user, form } = view;
  await user.selectOptions(form.getByLabelText('Token to pay'), pay);
  await user.selectOptions(form.getByLabelText('Token to receive'), get);
  if (amount) await user.type(form.getByLabelText('You pay'), amount);
  if (receive) await user.type(form.getByLabelText('You receive'), receive);
  return view;
}

export async function openReview(typed: Typed = { amount: '100' }) {
  const view = await fillIn(typed);
  await view.user.click(view.form.getByRole('button', { name: 'Review' }));
  return { ...view, sheet: await reviewed() };
}

export const reviewed = () => screen.findByRole('region', { name: 'Review your swap' }, LONG_WAIT);

type Kept = { review: { id: string; approvalId: string; earlier: string[]; maxPaid: string; minReceived: string } };
export const kept = () => (JSON.parse(tabStore.read(STORAGE_KEYS.swap) ?? '') as Kept).review;

const HASH = `0x${'a'.repeat(64)}` as const;
const ASKED: TxEvent[] = [{ type: 'submitted' }, { type: 'wallet-asked', isBehindAnother: false }];
export const SENT: TxEvent[] = [...ASKED, { type: 'sent', hash: HASH, isStored: true }];
export const SUCCEEDED: TxEvent[] = [...SENT, { type: 'succeeded', hash: HASH }];
export const APPROVED_FOR_LESS: TxEvent[] = [...SENT, { type: 'succeeded', hash: HASH, isShort: true }];

const dispatchAll = (key: string, events: readonly TxEvent[]) =>
  act(() => events.forEach((event) => dispatch(engine, key, event)));
export const dispatchApproval = (events: readonly TxEvent[]) =>
  dispatchAll(txKeyOf('approve', kept().approvalId), events);
export const dispatchSwap = (events: readonly TxEvent[]) => dispatchAll(txKeyOf('swap', kept().id), events);

export async function nowIs(change: Partial<typeof exchange>) {
  Object.assign(exchange, change);
  await readAgain();
}
export const eventually = (expectation: () => void) => waitFor(expectation, LONG_WAIT);
