import { pad, type Address, type Hash } from 'viem';
import type { Log } from '@/chain/call';
import type { Effect } from '@/tx/request/effects';
import { movedExactAmount, judge } from '@/tx/request/judge';

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const HERS: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BANK: Address = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a';
const TOKEN: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const ELSE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const effect: Effect = { type: 'transfer', token: TOKEN, from: HERS, to: BANK, amount: '5' };

const word = (of: string) => pad(of as Hash);
const log = ({ address = TOKEN, event = TRANSFER, from = HERS, to = BANK, units = 5n } = {}): Log => ({
  address,
  topics: [event as Hash, word(from), word(to)],
  data: word(`0x${units.toString(16)}`),
});

it('the effect is full when the token’s logs show it, in any letter case, among other logs, at once or in parts', () => {
  expect(judge(effect, [log()])).toBe('paid');
  expect(judge(effect, [log({ to: ELSE }), log({ units: 6n })])).toBe('paid');
  expect(judge(effect, [log({ units: 3n }), log({ units: 2n })])).toBe('paid');
  const shouted = log();
  const inCapitals = shouted.topics.map((topic) => topic.toUpperCase() as Hash);
  expect(judge(effect, [{ ...shouted, address: TOKEN.toLowerCase() as Address, topics: inCapitals }])).toBe('paid');
});

it('the effect is partial when less than the amount has moved', () => {
  expect(judge(effect, [log({ units: 4n })])).toBe('short');
  expect(judge(effect, [log({ to: ELSE }), log({ units: 1n })])).toBe('short');
});

it.each<[string, Log[]]>([
  ['there are no logs', []],
  ['another token moved', [log({ address: ELSE })]],
  ['something else happened', [log({ event: `0x${'8c'.repeat(32)}` })]],
  ['another account has sent it', [log({ from: ELSE })]],
  ['another account has received it', [log({ to: ELSE })]],
  ['the amount is zero', [log({ units: 0n })]],
])('the effect is none when %s', (_what, logs) => {
  expect(judge(effect, logs)).toBe('ineffective');
});

it('the effect is exact only when one transfer has the exact amount', () => {
  expect(movedExactAmount(effect, [log({ units: 1n }), log()])).toBe(true);
  expect(movedExactAmount(effect, [log({ units: 6n })])).toBe(false);
  expect(movedExactAmount(effect, [log({ units: 3n }), log({ units: 2n })])).toBe(false);
});

it('the effect of a BNB transfer needs no log', () => {
  const coin: Effect = { type: 'coin-transfer', to: BANK, amount: '5' };
  expect(judge(coin, [])).toBe('paid');
  expect(movedExactAmount(coin, [log()])).toBe(false);
});
