import { encodeFunctionData, erc20Abi, pad, parseAbi, type Address, type Hash } from 'viem';
import type { Call } from '@/chain/call';
import { swapCall, wrapCall, type SwapOrder } from '@/chain/swap/calls';
import type { Effect } from '@/tx/request/effects';
import type { Entry } from '@/tx/journal/entry';
import { isWaitingNow } from '@/tx/submit/unanswered';
import { addEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';
import { BANK, ELSE, HERS, OURS, STRANGER, asked, emptyJournal, ofOrder } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { TOKEN, modelChain, type ModelTx } from './model-chain';

/**
 * Another account's transaction may carry out a call that this account signed. Only the transaction's input shows it.
 */
const { bank } = useBank();
afterEach(emptyJournal);

const CALL = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
const inToken = asked({ to: TOKEN, value: '0', data: CALL, status: 'unanswered' });
const inCoin = asked({ status: 'unanswered' });

const ACCOUNT = parseAbi(['function execute(address to, uint256 value, bytes data)']);
const execute = (data: Hash, value = 0n) =>
  encodeFunctionData({ abi: ACCOUNT, functionName: 'execute', args: [value ? BANK : TOKEN, value, data] });
const transferFrom = (from: Hash, to: Hash, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, to, amount] });
const OTHER: Address = `0x${'8'.repeat(40)}`;
const relayed = (change: Partial<ModelTx>): ModelTx => ({
  hash: OURS,
  nonce: 9,
  from: STRANGER,
  to: TOKEN,
  value: 0n,
  ...change,
});

it.each<[string, boolean, ModelTx]>([
  ['makes the call itself', true, { hash: OURS, nonce: 3, to: TOKEN, value: 0n, input: CALL }],
  ['moves the amount through an allowance', true, relayed({ input: transferFrom(HERS, BANK, 5n) })],
  ['calls the account with the payment in its input', true, relayed({ to: HERS, input: execute(CALL) })],
  [
    'is the account’s own call of itself with the payment in its input',
    true,
    relayed({ from: HERS, input: execute(CALL) }),
  ],
  [
    'contains the account and the payment that it signed',
    true,
    relayed({ to: STRANGER, input: `${execute(CALL)}${pad(HERS).slice(2)}` as Hash }),
  ],
  ['moves the amount out of another account', false, relayed({ input: transferFrom(STRANGER, BANK, 5n) })],
  ['pays another recipient', false, relayed({ input: transferFrom(HERS, STRANGER, 5n) })],
  ['pays another amount', false, relayed({ input: transferFrom(HERS, BANK, 6n) })],
  ['was sent before the request', false, { hash: OURS, nonce: 2, to: TOKEN, value: 0n, input: CALL }],
])('a pooled transaction that %s is the token payment: %s', async (_what, isWaiting, pending) => {
  expect(await isWaitingNow(engine, inToken, [modelChain([pending], 20n).node])).toBe(isWaiting);
});

it.each<[string, boolean, Hash]>([
  ['calls the account with the payment in its input', true, execute('0x', 5n)],
  ['calls the account with another amount', false, execute('0x', 6n)],
])('a pooled transaction that %s is the coin payment: %s', async (_what, isWaiting, input) => {
  expect(await isWaitingNow(engine, inCoin, [modelChain([relayed({ to: HERS, input })], 20n).node])).toBe(isWaiting);
});

it('a transaction of another account in a node’s pool is never an approval', async () => {
  const effect = { type: 'approval', token: TOKEN, owner: HERS, spender: BANK, amount: '5' } as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [BANK, 5n] });
  const approval = { ...asked({ to: TOKEN, value: '0', data: CALL, status: 'unanswered' }), data, effect };
  const ofAnother = relayed({ input: execute(data) });
  expect(await isWaitingNow(engine, approval, [modelChain([ofAnother], 20n).node])).toBe(false);
});

describe('A swap or wrapping', () => {
  const ROUTER = BANK;
  const swapOf = (least: bigint, deadline: bigint, change: Partial<SwapOrder> = {}) =>
    swapCall({
      ...{
        account: HERS,
        router: ROUTER,
        wrapped: OTHER,
        path: [TOKEN, OTHER],
        coin: 'neither',
        exact: 'pay',
        deadline,
      },
      limits: { maxPaid: 5n, minReceived: least },
      ...change,
    });
  const requested = (call: Call, effect: Effect) =>
    ({ ...asked(), ...call, value: String(call.value), kind: 'swap', status: 'unanswered', effect }) as Entry;
  const parties = { account: HERS, router: ROUTER, wrapped: OTHER };
  const legs = { pay: TOKEN, maxPaid: '5', get: OTHER, minReceived: '3', deadline: '100', ...parties };
  const swap = requested(swapOf(3n, 100n), { type: 'swap', ...legs });
  const wrapping = requested(wrapCall({ account: HERS, wrapped: OTHER, amount: 5n }), {
    ...{ type: 'wrapping', direction: 'wrap', account: HERS, wrapped: OTHER, amount: '5' },
  });
  const ownTx = ({ to, value, data: input }: Call): ModelTx => ({ hash: OURS, nonce: 3, to, value, input });
  const routed = { path: [TOKEN, STRANGER, OTHER] };
  const inCoinFor = (most: bigint) =>
    swapOf(3n, 100n, { path: [OTHER, TOKEN], coin: 'pay', limits: { maxPaid: most, minReceived: 3n } });
  const batched = ({ to, value, data }: Call) => {
    const input = encodeFunctionData({ abi: ACCOUNT, functionName: 'execute', args: [to, value, data] });
    return relayed({ to: HERS, input });
  };

  it.each<[string, boolean, Entry, ModelTx]>([
    ['a pending swap with another limit and deadline', true, swap, ownTx(swapOf(2n, 200n))],
    ['a pending swap by another route', true, swap, ownTx(swapOf(3n, 100n, routed))],
    ['a pending swap to another token', false, swap, ownTx(swapOf(3n, 100n, { path: [TOKEN, STRANGER] }))],
    [
      'a pending swap of another amount',
      false,
      swap,
      ownTx(swapOf(3n, 100n, { limits: { maxPaid: 6n, minReceived: 3n } })),
    ],
    ['a pending swap for another account', false, swap, ownTx(swapOf(3n, 100n, { account: STRANGER }))],
    ['a pending swap by another router', false, swap, { ...ownTx(swapOf(3n, 100n)), to: STRANGER }],
    ['a pending swap of another sender', false, swap, { ...ownTx(swapOf(3n, 100n)), from: STRANGER }],
    ['a pending call without a swap', false, swap, { ...ownTx(swapOf(3n, 100n)), input: '0x1234' }],
    ['a pending swap that pays the same coin', true, requested(inCoinFor(5n), swap.effect), ownTx(inCoinFor(5n))],
    ['a pending swap that pays other coin', false, requested(inCoinFor(5n), swap.effect), ownTx(inCoinFor(6n))],
    ['a pending swap inside another transaction', true, swap, batched(swapOf(3n, 100n))],
    [
      'pending wrapping inside another transaction',
      true,
      wrapping,
      batched(wrapCall({ account: HERS, wrapped: OTHER, amount: 5n })),
    ],
  ])('%s is found: %s', async (_what, isFound, entry, pending) => {
    expect(await isWaitingNow(engine, entry, [modelChain([pending], 20n).node])).toBe(isFound);
  });
});

describe('A similar transaction in a pool', () => {
  const payment = relayed({ input: transferFrom(HERS, BANK, 5n) });
  const isWaiting = () => isWaitingNow(engine, inToken, [modelChain([], 20n).node, modelChain([payment], 20n).node]);

  it('counts as the payment when one node of two shows it', async () => {
    expect(await isWaiting()).toBe(true);
  });

  it('counts as the payment when the bank does not report its order', async () => {
    bank.answers('nothing');
    expect(await isWaiting()).toBe(true);
  });

  it('does not count when the bank has it for another order, or an equal attempt has it', async () => {
    bank.record('order-9', OURS);
    expect(await isWaiting()).toBe(false);
    bank.reset();
    await addEntry(engine, { ...inToken, ...ofOrder('two'), hash: OURS, status: 'pending' });
    expect(await isWaiting()).toBe(false);
  });
});

it('a hash that the investor has entered counts as sent when one node knows it', async () => {
  const named = { ...inToken, enteredHash: ELSE };
  const knowing = modelChain([{ hash: ELSE, nonce: 9, from: STRANGER }], 20n).node;
  expect(await isWaitingNow(engine, named, [modelChain([], 20n).node, knowing])).toBe(true);
  expect(await isWaitingNow(engine, named, [modelChain([], 20n).node])).toBe(false);
});

it('a node that does not answer counts as showing no transaction', async () => {
  expect(
    await isWaitingNow(engine, { ...inToken, enteredHash: ELSE }, [modelChain([], 20n, { isAway: true }).node]),
  ).toBe(false);
});
