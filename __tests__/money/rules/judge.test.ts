import { pad, toEventSelector, toFunctionSelector, type Address } from 'viem';
import type { Log } from '@/chain/call';
import { matchesRequest, matchesRequestAtLeast, type RequestedCall } from '@/tx/request/matches-request';
import { leavesNoLog, type Effect, type SwapEffect } from '@/tx/request/effects';
import { movedAnyAmount, movedExactAmount, judge, showsSwap } from '@/tx/request/judge';
import { BANK, HERS, STRANGER } from '../../support/money/attempt';

const [TOKEN, OTHER, WRAPPED, ROUTER] = ['4', '5', '6', '7'].map((digit) => `0x${digit.repeat(40)}` as Address);
const word = (amount: bigint) => `0x${amount.toString(16).padStart(64, '0')}` as const;
const log = (address: Address, event: string, parties: readonly Address[], amount: bigint): Log => ({
  address,
  topics: [toEventSelector(event), ...parties.map((party) => pad(party))],
  data: word(amount),
});
const moved = (token: Address, from: Address, to: Address, amount: bigint) =>
  log(token, 'Transfer(address,address,uint256)', [from, to], amount);
const allowed = (amount: bigint, owner = HERS, spender = ROUTER!, token = TOKEN!) =>
  log(token, 'Approval(address,address,uint256)', [owner, spender], amount);
const wrapped = (event: 'Deposit' | 'Withdrawal', who: Address, amount: bigint) =>
  log(WRAPPED!, `${event}(address,uint256)`, [who], amount);

const allows = (amount: string): Effect => ({ type: 'approval', token: TOKEN!, owner: HERS, spender: ROUTER!, amount });
const swapped = (change: object = {}): Effect => ({
  type: 'swap',
  pay: TOKEN!,
  maxPaid: '10',
  get: OTHER!,
  minReceived: '5',
  deadline: '100',
  account: HERS,
  router: ROUTER!,
  wrapped: WRAPPED!,
  ...change,
});
const wraps = (way: 'wrap' | 'unwrap'): Effect => ({
  type: 'wrapping',
  direction: way,
  account: HERS,
  wrapped: WRAPPED!,
  amount: '5',
});
const paid = (amount: bigint) => moved(TOKEN!, HERS, STRANGER, amount);
const swap = (router = ROUTER!) =>
  log(STRANGER, 'Swap(address,uint256,uint256,uint256,uint256,address)', [router, HERS], 0n);
const got = (amount: bigint) => moved(OTHER!, STRANGER, HERS, amount);

const transfer: Effect = { type: 'transfer', token: TOKEN!, from: HERS, to: STRANGER, amount: '5' };

type Case = readonly [what: string, judged: string, isExact: boolean, effect: Effect, logs: readonly Log[]];

it.each<Case>([
  ['an approval of the requested amount', 'paid', true, allows('5'), [allowed(5n)]],
  ['an approval that was raised in the wallet', 'paid', true, allows('5'), [allowed(9n)]],
  ['an approval that was lowered in the wallet', 'short', false, allows('5'), [allowed(4n)]],
  ['an approval of nothing', 'ineffective', false, allows('5'), [allowed(0n)]],
  ['an approval that left no log', 'ineffective', false, allows('5'), []],
  ['an approval of another spender', 'ineffective', false, allows('5'), [allowed(5n, HERS, STRANGER)]],
  ['an approval by another owner', 'ineffective', false, allows('5'), [allowed(5n, BANK)]],
  ['an approval of another token', 'ineffective', false, allows('5'), [allowed(5n, HERS, ROUTER, OTHER)]],
  ['two approvals, of which the last counts', 'short', false, allows('5'), [allowed(5n), allowed(2n)]],
  ['a revoked approval', 'paid', true, allows('0'), [allowed(0n)]],
  ['an approval that was revoked except for a remainder', 'ineffective', false, allows('0'), [allowed(1n)]],
  ['an approval that was revoked without a log', 'ineffective', false, allows('0'), []],
  ['a swap within its limits', 'paid', true, swapped(), [paid(10n), got(5n)]],
  ['a swap that cost less and brought more', 'paid', true, swapped(), [paid(9n), got(6n)]],
  ['a swap that brought less', 'short', false, swapped(), [paid(10n), got(4n)]],
  ['a swap that cost more', 'short', false, swapped(), [paid(11n), got(5n)]],
  ['a swap that took the payment and brought nothing', 'short', false, swapped(), [paid(10n)]],
  ['a swap that moved nothing', 'ineffective', false, swapped(), []],
  ['a gift of the amount that a swap would have brought', 'paid', false, swapped(), [got(5n)]],
  ['a swap that is paid in coin', 'paid', true, swapped({ pay: 'coin' }), [wrapped('Deposit', ROUTER!, 10n), got(5n)]],
  ['a swap that brings coin', 'paid', true, swapped({ get: 'coin' }), [paid(10n), wrapped('Withdrawal', ROUTER!, 5n)]],
  ['coin that is wrapped', 'paid', true, wraps('wrap'), [wrapped('Deposit', HERS, 5n)]],
  ['coin that is wrapped in part', 'short', false, wraps('wrap'), [wrapped('Deposit', HERS, 4n)]],
  ['coin that another account has wrapped', 'ineffective', false, wraps('wrap'), [wrapped('Deposit', STRANGER, 5n)]],
  ['coin that is unwrapped', 'paid', true, wraps('unwrap'), [wrapped('Withdrawal', HERS, 5n)]],
  ['a wrapping instead of an unwrapping', 'ineffective', false, wraps('unwrap'), [wrapped('Deposit', HERS, 5n)]],
])('%s counts as %s, with exactly the due amount: %s', (_what, judged, isExact, effect, logs) => {
  expect([judge(effect, logs), movedExactAmount(effect, logs)]).toEqual([judged, isExact]);
});

it.each<[string, boolean, readonly Log[]]>([
  ['the account paid the exact amount', true, [swap(), paid(10n), got(1n)]],
  ['the account received the exact amount', true, [swap(), paid(20n), got(5n)]],
  ['the account also paid a fee in the token', true, [swap(), paid(10n), moved(TOKEN!, HERS, BANK, 3n), got(4n)]],
  ['the result was sent on', true, [swap(), paid(10n), got(1n), moved(OTHER!, HERS, BANK, 1n)]],
  ['it was a larger swap', false, [swap(), paid(11n), got(6n)]],
  ['it was a smaller swap', false, [swap(), paid(9n), got(4n)]],
  ['another router made it', false, [swap(BANK), paid(10n), got(5n)]],
  ['no pool swapped', false, [paid(10n), got(5n)]],
  ['the token was only paid', false, [swap(), paid(10n)]],
  ['the token was only received', false, [swap(), got(5n)]],
])('a swap with other limits is found when %s: %s', (_what, isFound, logs) => {
  expect(showsSwap(swapped() as SwapEffect, logs)).toBe(isFound);
});

it.each<[string, boolean, Effect, readonly Log[]]>([
  ['with a fee in the paid token', true, swapped(), [swap(), paid(10n), moved(TOKEN!, HERS, BANK, 3n), got(5n)]],
  ['of which less was received', false, swapped(), [swap(), paid(10n), moved(TOKEN!, HERS, BANK, 3n), got(4n)]],
])('a swap %s is the requested one: %s', (_what, isIt, effect, logs) => {
  expect(movedExactAmount(effect, logs)).toBe(isIt);
});

it.each<[string, boolean, Effect, readonly Log[]]>([
  ['a transfer of less', true, transfer, [paid(4n)]],
  ['a transfer of more', true, transfer, [paid(6n)]],
  ['a transfer of nothing, which anyone can write into the log', false, transfer, [paid(0n)]],
  ['a transfer to someone else', false, transfer, [moved(TOKEN!, HERS, BANK, 5n)]],
  ['a lower approval', true, allows('5'), [allowed(4n)]],
  ['a smaller swap', true, swapped(), [swap(), paid(9n), got(4n)]],
  ['wrapping less', true, wraps('wrap'), [wrapped('Deposit', HERS, 4n)]],
  ['BNB, which leaves no log', false, { type: 'coin-transfer', to: BANK, amount: '5' }, []],
])('%s counts as a payment of another amount: %s', (_what, isIt, effect, logs) => {
  expect(movedAnyAmount(effect, logs)).toBe(isIt);
});

it('only transfers and swaps of BNB leave no log that names the account', () => {
  const coin: Effect = { type: 'coin-transfer', to: BANK, amount: '1' };
  expect([coin, swapped({ pay: 'coin' }), swapped({ get: 'coin' })].map(leavesNoLog)).toEqual([true, true, true]);
  expect([allows('1'), swapped(), wraps('wrap')].map(leavesNoLog)).toEqual([false, false, false]);
});

describe('An approval, compared with its request', () => {
  const dataOf = (spender: Address, amount: bigint) =>
    `${toFunctionSelector('approve(address,uint256)')}${pad(spender).slice(2)}${word(amount).slice(2)}` as const;
  const call = { from: HERS, to: TOKEN!, value: 0n, data: dataOf(ROUTER!, 5n) };
  const asked: RequestedCall = { call, effect: allows('5') };
  const sent = { from: HERS, to: TOKEN!, value: 0n, input: call.data, nonce: 1 };

  it.each<[string, boolean, string]>([
    ['of the same amount', true, call.data],
    ['of another amount', true, dataOf(ROUTER!, 9n)],
    ['for another spender', false, dataOf(STRANGER, 5n)],
    ['of another function', false, call.data.replace(/^0x\w{8}/, '0xa9059cbb')],
    ['without its amount', false, call.data.slice(0, 74)],
    ['with extra bytes at the end', false, `${call.data}00`],
  ])('%s matches: %s', (_what, isSame, input) => {
    expect(matchesRequest(asked, { ...sent, input })).toBe(isSame);
  });

  it('matches with extra bytes after its call data', () => {
    expect(matchesRequestAtLeast(asked, { ...sent, input: `${call.data}00` })).toBe(true);
  });
});
