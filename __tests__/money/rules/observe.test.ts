import { encodeFunctionData, erc20Abi, pad, toHex } from 'viem';
import type { Address, Hash } from '@/api/contract';
import type { Log } from '@/chain/call';
import { WITH_CODE, see, type ObservedFacts, REJECTED } from '../../support/money/observed';
import { BANK, ELSE, HERS, OURS, STRANGER, SPED_UP, asked, sent } from '../../support/money/attempt';

const SUBMITTED = { submittedAt: 1_500_000 } as const;

const TOKEN = `0x${'7'.repeat(40)}` as Address;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const encodeTransfer = (amount: bigint): Hash =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, amount] });
const movedToBank = (amount: bigint): Log[] => [
  { address: TOKEN, topics: [TRANSFER, pad(HERS), pad(BANK)], data: pad(toHex(amount)) },
];

it('a sent transaction that is not mined is waiting, with its nonce', async () => {
  expect(await see(sent(), [{ hash: OURS, nonce: 7 }])).toEqual({ kind: 'waiting', nonce: 7 });
});

it.each([
  [true, 'paid'],
  [false, 'reverted'],
])('a mined transaction with success %s has the outcome %s', async (isSuccess, outcome) => {
  expect(await see(sent(), [{ hash: OURS, block: 18n, isSuccess }])).toEqual({
    kind: 'mined',
    hash: OURS,
    nonce: 3,
    block: 18n,
    outcome,
  });
});

it('a token payment that moved nothing is ineffective', async () => {
  const data = `0xa9059cbb${'0'.repeat(24)}${'2'.repeat(40)}${'0'.repeat(63)}5` as Hash;
  const entry = sent({ data, value: '0' });
  expect(await see(entry, [{ hash: OURS, block: 18n, value: 0n, input: data }])).toMatchObject({
    outcome: 'ineffective',
  });
});

it('a token payment of which less has arrived is short', async () => {
  const entry = sent({ data: encodeTransfer(5n), value: '0' });
  const logs = [{ address: BANK, topics: [TRANSFER, pad(HERS), pad(BANK)] as Hash[], data: pad(toHex(4n)) }];
  expect(await see(entry, [{ hash: OURS, block: 18n, value: 0n, input: encodeTransfer(5n), logs }])).toMatchObject({
    outcome: 'short',
  });
});

it.each([[{ to: HERS }], [{ value: 6n }], [{ input: '0x00' }]])(
  'a transaction that differs from the request is altered at once: %o',
  async (change) => {
    expect(await see(sent(), [{ hash: OURS, ...change }])).toEqual({ kind: 'altered' });
  },
);

describe('A payment of a contract account', () => {
  const entry = sent({ ...SUBMITTED, isContract: true, to: TOKEN, data: encodeTransfer(5n), value: '0' });
  const mined = (change: Partial<ObservedFacts>) =>
    see(entry, [{ hash: OURS, from: STRANGER, to: HERS, block: 18n, logs: movedToBank(5n), ...change }]);

  it('is proven by its effect alone', async () => {
    expect(await mined({})).toMatchObject({ kind: 'mined', outcome: 'paid' });
  });

  it.each<[string, Partial<ObservedFacts>]>([
    ['has moved less', { logs: movedToBank(4n) }],
    ['has moved more', { logs: movedToBank(6n) }],
    ['an owner has sent from another account', { to: TOKEN, value: 0n, input: encodeTransfer(5n), logs: [] }],
  ])('is altered by a transaction with a hash from the wallet or the investor and that %s', async (_what, change) => {
    expect(await mined(change)).toMatchObject({ kind: 'mined', outcome: 'altered' });
  });

  // Another owner of the account may send the same payment with another transaction.
  it.each<[string, Partial<ObservedFacts>]>([
    ['has moved nothing', { logs: [] }],
    ['has only a transfer of nothing in its log', { logs: movedToBank(0n) }],
    ['has failed', { isSuccess: false }],
  ])('is not proven by a transaction that %s', async (_what, change) => {
    expect(await mined(change)).toEqual(REJECTED);
  });

  it('is not proven if it is in BNB, which leaves no log', async () => {
    expect(await see(sent({ isContract: true }), [{ hash: OURS, from: STRANGER, to: HERS, block: 18n }])).toEqual(
      REJECTED,
    );
  });
});

describe('A payment that another account makes for an account with delegated code', () => {
  const entry = sent({ ...SUBMITTED, to: TOKEN, data: encodeTransfer(5n), value: '0', nonce: null });
  const carried = (change: Partial<ObservedFacts>) =>
    see(entry, [{ hash: OURS, from: STRANGER, to: HERS, nonce: 9, block: 18n, logs: movedToBank(5n), ...change }]);

  it('is proven when the exact amount has moved, and is recorded without a nonce', async () => {
    expect(await carried({})).toEqual({ kind: 'mined', hash: OURS, nonce: null, block: 18n, outcome: 'paid' });
  });

  it('is altered by a transaction with a hash from the wallet or the investor and that has moved less', async () => {
    expect(await carried({ logs: movedToBank(4n) })).toMatchObject({ kind: 'mined', outcome: 'altered', nonce: null });
  });

  it('is not proven by a transaction that has moved less and whose hash the wallet did not return', async () => {
    const found = { ...entry, found: true } as const;
    const facts = { hash: OURS, from: STRANGER, to: HERS, nonce: 9, block: 18n, logs: movedToBank(4n) };
    expect(await see(found, [facts])).toEqual(REJECTED);
    expect(await see({ ...found, enteredHash: OURS }, [facts])).toMatchObject({ outcome: 'altered' });
  });

  it('gets no outcome while it is pending', async () => {
    expect(await carried({ block: undefined })).toMatchObject({ kind: 'waiting', nonce: null });
  });

  it.each<[string, Partial<ObservedFacts>]>([
    ['has moved nothing', { logs: [] }],
    ['has only a transfer of nothing in its log', { logs: movedToBank(0n) }],
    ['has failed', { isSuccess: false }],
    ['was mined before the wallet was asked', { block: 10n }],
  ])('is not proven by a transaction that %s', async (_what, change) => {
    expect(await carried(change)).toEqual(REJECTED);
  });
});

describe('A transaction of another account', () => {
  const entry = sent(SUBMITTED);
  const named = { hash: OURS, from: STRANGER, block: 18n };

  it('with a hash from the wallet or the investor is altered if it makes the requested call or pays another amount', async () => {
    expect(await see(entry, [named])).toEqual({
      kind: 'mined',
      hash: OURS,
      nonce: null,
      block: 18n,
      outcome: 'altered',
    });
    expect(await see(entry, [{ ...named, input: '0x00' }])).toMatchObject({ outcome: 'altered' });
    expect(await see(entry, [{ ...named, value: 6n }])).toMatchObject({ outcome: 'altered' });
  });

  it.each<[string, Partial<ObservedFacts>]>([
    ['pays another account', { to: STRANGER }],
    ['has failed', { isSuccess: false }],
    ['was mined before the request', { block: 10n }],
  ])('with a hash from the wallet or the investor is rejected if it %s', async (_what, change) => {
    expect(await see(entry, [{ ...named, ...change }])).toEqual(REJECTED);
  });

  it('that was only found is rejected', async () => {
    expect(await see({ ...entry, found: true }, [named])).toEqual({ kind: 'stale' });
  });
});

it('the exact amount does not prove a transfer if the recipient sent the transaction, because the recipient may pull approved tokens', async () => {
  const { serviceRecord: _record, ...entry } = sent({ kind: 'send', to: TOKEN, data: encodeTransfer(5n), value: '0' });
  const pulled = { hash: OURS, from: BANK, to: TOKEN, block: 18n, logs: movedToBank(5n) };
  expect(await see(entry, [pulled])).toMatchObject({ outcome: 'altered' });
  expect(await see({ ...entry, found: true }, [pulled])).toEqual({ kind: 'stale' });
  expect(await see({ ...entry, isDelegated: true }, [pulled])).toMatchObject({ outcome: 'paid' });
});

describe('A transaction from before the request', () => {
  it('is recognised by a nonce below the count', async () => {
    expect(await see(sent({ minedNonceCount: 4 }), [{ hash: OURS, block: 18n }])).toEqual(REJECTED);
    expect(await see(sent({ minedNonceCount: 4 }), [{ hash: OURS, block: 18n, value: 6n }])).toEqual(REJECTED);
  });

  it('is recognised by its block’s time when no two nodes reported a nonce count', async () => {
    const uncounted = sent({ ...SUBMITTED, minedNonceCount: null });
    expect(await see(uncounted, [{ hash: OURS, block: 13n }])).toEqual(REJECTED);
    expect(await see(uncounted, [{ hash: OURS, block: 14n }])).toMatchObject({ kind: 'mined' });
  });

  it('is not recognised by a block height, nor by a time that contradicts the nonce', async () => {
    const entry = sent({ ...SUBMITTED, blockAtSubmit: '1000000' });
    expect(await see(entry, [{ hash: OURS, block: 10n }])).toMatchObject({ kind: 'mined' });
  });
});

it('an older transaction of a contract account does not count as its payment', async () => {
  const entry = sent({ ...SUBMITTED, isContract: true, to: TOKEN, data: encodeTransfer(5n), value: '0' });
  const logs = movedToBank(5n);
  expect(await see(entry, [{ hash: OURS, from: STRANGER, block: 13n, logs }])).toEqual(REJECTED);
  expect(await see(entry, [{ hash: OURS, from: STRANGER, block: 14n, logs }])).toMatchObject({ kind: 'mined' });
});

it('an attempt without a hash, or with a hash that the node does not know, is unseen', async () => {
  expect(await see(asked(), [{ hash: OURS }])).toEqual({ kind: 'unseen' });
  expect(await see(sent(), [])).toEqual({ kind: 'unseen' });
});

describe('A payment with a replacement', () => {
  it('is cancelled when the replacement is mined', async () => {
    expect(await see(sent(), [{ hash: ELSE, to: HERS, value: 0n, block: 19n }], ELSE)).toEqual({
      kind: 'replaced',
      hash: ELSE,
      block: 19n,
    });
  });

  it('succeeds under the new hash when the replacement is the same payment', async () => {
    expect(await see(sent(), [{ hash: SPED_UP, block: 19n }], SPED_UP)).toMatchObject({
      kind: 'mined',
      hash: SPED_UP,
      outcome: 'paid',
    });
  });

  it.each<[string, Partial<ObservedFacts>]>([
    ['has an earlier nonce', { nonce: 2, block: 19n }],
    ['has a later nonce', { nonce: 4, block: 19n }],
    ['is from another account', { from: STRANGER, block: 19n }],
    ['is not mined', {}],
  ])('is not cancelled by a replacement that %s', async (_what, change) => {
    expect(await see(sent(), [{ hash: ELSE, to: HERS, ...change }], ELSE)).toEqual({ kind: 'unseen' });
  });

  it('is altered, and not cancelled, when the replacement pays the bank something else', async () => {
    expect(await see(sent(), [{ hash: ELSE, value: 6n, block: 19n }], ELSE)).toMatchObject({ outcome: 'altered' });
  });

  it.each<[string, Partial<ObservedFacts>]>([
    ['a call of the account’s own code', { to: HERS, input: '0x1234' }],
    ['a call with BNB to another account', { to: STRANGER, input: '0x1234', value: 1n }],
    ['a transfer to an account with code', { to: WITH_CODE, value: 1n }],
  ])('in BNB is altered by %s, which may have paid it', async (_what, change) => {
    expect(await see(sent(), [{ hash: ELSE, value: 0n, block: 19n, ...change }], ELSE)).toMatchObject({
      outcome: 'altered',
    });
  });

  it.each<[string, Partial<ObservedFacts>]>([
    ['a transfer to an account without code', { to: STRANGER, value: 5n }],
    ['a call that failed', { to: HERS, input: '0x1234', isSuccess: false }],
    ['a call without BNB', { to: WITH_CODE, input: '0x1234' }],
    ['an empty call of the account to itself', { to: HERS }],
  ])('in BNB is cancelled by %s', async (_what, change) => {
    expect(await see(sent(), [{ hash: ELSE, value: 0n, block: 19n, ...change }], ELSE)).toMatchObject({
      kind: 'replaced',
    });
  });

  it('is not cancelled by a replacement that this node does not know', async () => {
    expect(await see(sent(), [], ELSE)).toEqual({ kind: 'unseen' });
  });

  it('waits when the node knows the payment itself', async () => {
    const seen = await see(sent(), [{ hash: OURS }, { hash: ELSE, block: 19n }], ELSE);
    expect(seen).toEqual({ kind: 'waiting', nonce: 3 });
  });
});
