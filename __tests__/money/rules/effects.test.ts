import { encodeFunctionData, erc20Abi, pad, type Address, type Hash } from 'viem';
import type { Log } from '@/chain/call';
import { hasEffect, payeeOf } from '@/tx/effects';

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const HERS: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BANK: Address = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a';
const TOKEN: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const ELSE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
const called = { from: HERS, to: TOKEN, data };

const word = (of: string) => pad(of as Hash);
const log = ({ address = TOKEN, event = TRANSFER, from = HERS, to = BANK, units = 5n } = {}): Log => ({
  address,
  topics: [event as Hash, word(from), word(to)],
  data: word(`0x${units.toString(16)}`),
});

it('has moved where the token says so, in any letters and among other words, in full or not', () => {
  expect(hasEffect(called, [log()])).toBe(true);
  expect(hasEffect(called, [log({ to: ELSE }), log({ units: 1n })])).toBe(true);
  const shouted = log();
  expect(
    hasEffect(called, [
      {
        ...shouted,
        address: TOKEN.toLowerCase() as Address,
        topics: shouted.topics.map((topic) => topic.toUpperCase() as Hash),
      },
    ]),
  ).toBe(true);
});

it.each<[string, Log[]]>([
  ['nothing is said', []],
  ['another token moved', [log({ address: ELSE })]],
  ['something else happened', [log({ event: `0x${'8c'.repeat(32)}` })]],
  ['it came from somebody else', [log({ from: ELSE })]],
  ['it went to somebody else', [log({ to: ELSE })]],
  ['it was none', [log({ units: 0n })]],
])('has not moved where %s', (_what, logs) => {
  expect(hasEffect(called, logs)).toBe(false);
});

it('needs no word of anybody in the chain’s own coin', () => {
  expect(hasEffect({ from: HERS, to: BANK, data: '0x' }, [])).toBe(true);
});

it('reads from the call whom it pays, and nobody where the coin itself is sent', () => {
  expect(payeeOf({ data })).toBe(BANK.toLowerCase());
  expect(payeeOf({ data: '0x' })).toBeNull();
});
