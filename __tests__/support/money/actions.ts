import { createClient, erc20Abi, http, maxUint256, parseAbi } from 'viem';
import { readContract } from 'viem/actions';
import type { Address, Stake } from '@/api/contract';
import { approveCall, wrapCall } from '@/chain/swap/calls';
import { exchangeOf } from '@/chain/swap/exchange';
import { limitsOf } from '@/domain/swap/limits';
import { namedPools } from '@/domain/swap/named-pools';
import { quoteOf, type QuoteRequest } from '@/domain/swap/quote';
import { POOL_FEE_BPS } from '@/sandbox/chain/contracts';
import type { Sending, Swap, TxKind, TxState } from '@/tx';
import type { ActionOf } from '@/tx/kinds';
import type { Review } from '@/tx/journal/review';
import type { Bench, Pending } from './bench';
import { during, until } from './clock';
import { depositsOf } from './ledger';
import { receiptOf } from './receipt';
import type { Tab } from './tab';

const ONE = 10n ** 18n;
const A_DAY_MS = 86_400_000;

export type Action = {
  key: string;
  submit: (tab?: Tab, review?: Review) => Promise<void>;
  /** Submits without passing time, so that the test can act meanwhile. */
  start: (tab: Tab, review?: Review) => Promise<void>;
  units: bigint;
  to?: Address;
  arrived: () => Promise<bigint>;
};
export type Make = () => Promise<Action>;

export function actionsOn(bench: Bench) {
  let made = 0;
  const id = () => `action-${(made += 1)}`;
  const does = <K extends TxKind>(kind: K, action: ActionOf[K]) => {
    const start = (tab: Tab, review?: Review) => tab.does(kind, action, bench.from, review);
    const submit = async (tab = bench.tab, review?: Review) => {
      await bench.keepTime();
      return during(start(tab, review));
    };
    return { start, submit };
  };

  const sending = async (token: Sending['token'], amount: string, units: bigint): Promise<Action> => {
    const action: Sending = { id: id(), token, to: `0x${String(made).padStart(40, '5')}`, amount };
    if (token === 'FNX') await bench.world.chain.faucet('FNX', bench.from, units);
    return {
      key: `send:${action.id}`,
      ...does('send', action),
      units,
      to: action.to,
      arrived: () => bench.world.chain.balanceOf(token, action.to),
    };
  };

  const purchase = async (currency: 'USDT' | 'BNB', units: bigint): Promise<Action> => {
    const { payAddress, balanceOf } = bench.world.chain;
    const arrived = await since(() => balanceOf(currency, payAddress));
    const order = bench.order(currency);
    const start = (tab: Tab) => tab.payOrder(order, bench.from);
    const submit = (tab = bench.tab) => during(start(tab));
    return { key: `order:${order._id}`, start, submit, units, arrived };
  };

  const stake = async (units: bigint): Promise<Action> => {
    await bench.world.chain.faucet('FNX', bench.from, units);
    const opened = stakeOf(bench, id(), units / ONE);
    bench.stakes.add(opened);
    const arrived = await since(() => depositsOf(bench.world, bench.from));
    return { key: `stake:${opened._id}`, ...does('stake', opened), units, arrived };
  };

  /** Uses an amount that was never approved before, so that no other approval can have set it. */
  const approval = async (): Promise<Action> => {
    const action = { id: id(), token: 'FNX', amount: String(ONE + BigInt(made)) } as const;
    const allowed = () => allowanceOn(bench, 'FNX');
    const before = await allowed();
    const arrived = async () => {
      const now = await allowed();
      return now === before ? 0n : now;
    };
    return { key: `approve:${action.id}`, ...does('approve', action), units: BigInt(action.amount), arrived };
  };

  const takenBack = async (): Promise<Action> => {
    await approveAll(bench, 'FNX');
    const action = { id: id(), token: 'FNX', amount: '0' } as const;
    const arrived = async () => maxUint256 - (await allowanceOn(bench, 'FNX'));
    return { key: `approve:${action.id}`, ...does('approve', action), units: maxUint256, arrived };
  };

  const swap = async (request: QuoteRequest): Promise<Action> => {
    const counted = request.exact === 'pay' ? request.pay : request.get;
    if (request.pay === 'FNX') await bench.world.chain.faucet('FNX', bench.from, request.amount);
    if (request.pay !== 'BNB') await approveAll(bench, request.pay);
    const action = await reviewedSwap(bench, id(), request);
    const held = () => tokenHeld(bench, counted);
    const gained = await since(held);
    const arrived = async () => (request.exact === 'pay' ? -(await gained()) : gained());
    return { key: `swap:${action.id}`, ...does('swap', action), units: request.amount, arrived };
  };

  const wrapping = async (direction: 'wrap' | 'unwrap', units: bigint): Promise<Action> => {
    if (direction === 'unwrap')
      await sendOn(bench, wrapCall({ account: bench.from, wrapped: bench.world.chain.contracts.WBNB, amount: units }));
    const gained = await since(() => tokenHeld(bench, 'WBNB'));
    const action = { id: id(), direction, amount: String(units) };
    const arrived = async () => (direction === 'wrap' ? gained() : -(await gained()));
    return { key: `wrap:${action.id}`, ...does('wrap', action), units, arrived };
  };

  const waiting = async (make: Make): Promise<{ action: Action; sent: Pending }> => {
    const action = await make();
    await bench.world.chain.setAutomine(false);
    await action.submit();
    const [sent] = (await bench.pending()) as [Pending];
    return { action, sent };
  };

  const stepOf = ({ key }: Action): TxState['step'] => bench.tab.stateOf(key).step;
  const comesTo = (action: Action, step: TxState['step']) => until(() => stepOf(action) === step);
  return { sending, purchase, stake, approval, takenBack, swap, wrapping, waiting, stepOf, comesTo };
}

async function since(held: () => Promise<bigint>): Promise<() => Promise<bigint>> {
  const before = await held();
  return async () => (await held()) - before;
}

const clientOf = ({ world }: Bench) => createClient({ transport: http(world.chain.rpcUrl) });

async function sendOn({ world }: Bench, call: { from: Address; to: Address; value: bigint; data: string }) {
  const { from, to, data, value } = call;
  const { rpc } = world.chain;
  const sent = { from, to, data, value: `0x${value.toString(16)}`, gas: '0x7a120' };
  const hash = await rpc('eth_sendTransaction', [sent]);
  await receiptOf(rpc, hash);
}

type Token = 'FNX' | 'USDT' | 'WBNB';

const approveAll = (bench: Bench, token: Token) => {
  const { router, ...tokens } = bench.world.chain.contracts;
  const all = { account: bench.from, token: tokens[token], spender: router, amount: maxUint256 };
  return sendOn(bench, approveCall(all));
};

export const allowanceOn = (bench: Bench, token: Token): Promise<bigint> => {
  const { router, ...tokens } = bench.world.chain.contracts;
  const args = [bench.from, router] as const;
  return readContract(clientOf(bench), { address: tokens[token], abi: erc20Abi, functionName: 'allowance', args });
};

const BALANCE = parseAbi(['function balanceOf(address) view returns (uint256)']);

export const tokenHeld = (bench: Bench, token: Token | 'BNB'): Promise<bigint> => {
  const { balanceOf, contracts } = bench.world.chain;
  if (token !== 'WBNB') return balanceOf(token, bench.from);
  const asked = { address: contracts.WBNB, abi: BALANCE, functionName: 'balanceOf', args: [bench.from] } as const;
  return readContract(clientOf(bench), asked);
};

const SLIPPAGE_BPS = 50;

export async function reviewedSwap(
  bench: Bench,
  id: string,
  request: QuoteRequest,
  slippageBps = SLIPPAGE_BPS,
): Promise<Swap> {
  const { factory, FNX, USDT, WBNB } = bench.world.chain.contracts;
  const tokens = { FNX, USDT, WBNB };
  const { pools } = await exchangeOf(clientOf(bench), { factory, tokens: Object.values(tokens) });
  const answer = quoteOf(request, { feeBps: BigInt(POOL_FEE_BPS), pools: namedPools(pools, { tokens }) });
  if (answer.type === 'refused' || answer.quote.type !== 'swap') throw new Error('There is no quote');
  const { quote } = answer;
  const { maxPaid, minReceived } = limitsOf(quote, BigInt(slippageBps));
  const { paid, got, exact, route } = quote;
  const digits = { paid: String(paid), got: String(got), maxPaid: String(maxPaid), minReceived: String(minReceived) };
  return { id, pay: request.pay, get: request.get, exact, route, ...digits, slippageBps, minutes: 20 };
}

function stakeOf({ world }: Bench, _id: string, amount: bigint): Stake {
  const { vault, contracts, chainId } = world.chain;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  return {
    _id,
    planId: 'plan-90',
    amount: String(amount),
    apr: '4',
    startAt: at(0),
    unlockAt: at(90 * A_DAY_MS),
    accrued: '0',
    claimable: '0',
    claimed: '0',
    status: 'PENDING',
    vaultAddress: vault,
    contract: contracts.FNX,
    chainId,
    expiresAt: at(A_DAY_MS),
  };
}

/** The kinds of which the service keeps a record, by which it knows of other devices. */
export const kindsWithRecord = ({ purchase, stake }: ReturnType<typeof actionsOn>) =>
  [
    ['a purchase in USDT', 'order', () => purchase('USDT', (1_248n * ONE) / 10n)],
    ['a purchase in BNB', 'order', () => purchase('BNB', (195n * ONE) / 1_000n)],
    ['a stake', 'stake', () => stake(5n * ONE)],
  ] satisfies [name: string, type: 'order' | 'stake', make: Make][];
