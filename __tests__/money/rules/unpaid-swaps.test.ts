import { pad, toHex, type Address, type Hash } from 'viem';
import type { ChainNode } from '@/chain/node';
import { observeServiceDate } from '@/utils/service-clock';
import { ActionFault } from '@/errors/action-fault';
import type { Effect } from '@/tx/request/effects';
import { assertRequestNotOnChain } from '@/tx/search/search-backward';
import { engine } from '@/tx/app-engine';
import { BANK, HERS, STRANGER } from '../../support/money/attempt';

const [TOKEN, OTHER] = ['4', '5'].map((digit) => `0x${digit.repeat(40)}`) as [Address, Address];
const effect = (change: object = {}): Effect => ({
  ...{ type: 'swap', pay: TOKEN, maxPaid: '10', get: OTHER, minReceived: '5', deadline: '100' },
  ...{ account: HERS, router: BANK, wrapped: OTHER },
  ...change,
});
const hashOf = (at: number): Hash => pad(toHex(at + 1));
const BLOCK = 20n;

/** A node with this many transfers of the account in one block, and no receipts yet. */
const nodeWith = (transfers: number): ChainNode =>
  ({
    transactionsWaiting: () => Promise.resolve([]),
    height: () => Promise.resolve(BLOCK),
    blockTime: (block: bigint) => Promise.resolve(block),
    transfers: () =>
      Promise.resolve(Array.from({ length: transfers }, (_, at) => ({ hash: hashOf(at), block: BLOCK, amount: 10n }))),
    receipt: () => Promise.resolve(null),
  }) as Partial<ChainNode> as ChainNode;

const check = (transfers: number, of: Effect = effect()) => {
  observeServiceDate(new Date(Number(BLOCK) * 1_000).toUTCString());
  const call = { from: HERS, to: STRANGER, value: 0n, data: '0x' } as const;
  return assertRequestNotOnChain(
    engine,
    { intent: { call, effect: of, serviceRecord: undefined }, openedAt: Number(BLOCK) * 1_000, isOther: () => false },
    nodeWith(transfers),
  ).then(
    () => null,
    (thrown: unknown) => thrown instanceof ActionFault && thrown.kind,
  );
};

it('a node that has the log of a swap but not its receipt counts as not searched', async () => {
  expect(await check(1)).toBe(false);
  expect(await check(0)).toBeNull();
});

it('a swap is not submitted when too many transfers of its amount would have to be read', async () => {
  expect(await check(40)).toBe(false);
  expect(await check(41)).toBe('account-busy');
});

it.each([
  ['at half of the limit is read', '20', false],
  ['below half of the limit is not read', '21', null],
  ['at double the limit is read', '5', false],
  ['above double the limit is not read', '4', null],
])('a transfer %s, because a swap moves between half and double its limit', async (_what, most, outcome) => {
  expect(await check(1, effect({ maxPaid: most }))).toBe(outcome);
});

it('a stored swap of BNB for BNB is not searched for in logs', async () => {
  expect(await check(1, effect({ pay: 'coin', get: 'coin' }))).toBeNull();
});
