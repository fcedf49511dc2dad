import fc from 'fast-check';
import { isAwaitingAnswer, type Entry, type EntryStatus, type Failure } from '@/tx/journal/entry';
import { blockingReason, decidingAttempt, failedHashes, allowsRetry, type Asking } from '@/tx/journal/attempt-rules';
import { asked, ELSE, HERS, ofOrder, OURS, sent, STRANGER, SPED_UP } from '../../support/money/attempt';

const NOW = 1_000_000_000;
const DAY = 86_400_000;
const question: Asking = { key: 'order:one', kind: 'purchase', chainId: 56, from: HERS };
const unsent = (change: Partial<Entry> = {}) => asked({ status: 'unanswered', declaredUnsentAt: 5, ...change });
const failed = (failure: Failure, change: Partial<Entry> = {}) => sent({ status: 'failed', failure, ...change });
const barrier = (...entries: Entry[]) => blockingReason(question, { entries, unread: [] }, NOW);

describe('An attempt of the same order', () => {
  it.each<[string, Entry]>([
    ['waits for the wallet', asked()],
    ['is unanswered', asked({ status: 'unanswered' })],
    ['is pending', sent()],
    ['has paid', sent({ status: 'succeeded' })],
    ['was altered', sent({ status: 'altered' })],
    ['was dropped', failed('dropped')],
    ['was dropped and never had a hash', failed('dropped', { hash: null })],
    ['has failed without a recorded reason', sent({ status: 'failed' })],
  ])('blocks a new attempt when it %s', (_what, entry) => {
    expect(allowsRetry(entry)).toBe(false);
    expect(barrier(entry)).toBe('own');
    expect(barrier(failed('reverted', { at: 2 }), entry, unsent({ at: 3 }))).toBe('own');
  });

  it.each<[string, Entry]>([
    ['was reverted', failed('reverted')],
    ['was cancelled', failed('cancelled')],
    ['moved nothing', failed('ineffective')],
    ['was declared unsent', unsent()],
  ])('allows a new attempt when it %s', (_what, entry) => {
    expect(allowsRetry(entry)).toBe(true);
    expect(barrier(entry)).toBeNull();
  });
});

describe('An attempt of another order', () => {
  const other = ofOrder('two');

  it.each<[string, ReturnType<typeof blockingReason>, Entry]>([
    ['that waits for the wallet', 'other-request', asked(other)],
    ['that is unanswered', 'other-request', asked({ ...other, status: 'unanswered' })],
    ['that is pending', 'other-pending', sent(other)],
    ['that was declared unsent', null, unsent(other)],
    ['that has paid', null, sent({ ...other, status: 'succeeded' })],
    ['that was dropped', null, failed('dropped', other)],
    ['of another account', null, asked({ ...other, from: STRANGER })],
    ['on another chain', null, asked({ ...other, chainId: 97 })],
  ])('%s blocks a payment with this reason (null: does not block): %s', (_what, expected, entry) => {
    expect(barrier(entry)).toBe(expected);
  });

  it.each([asked({ ...other, status: 'unanswered' }), sent(other)])(
    'blocks nothing once its action is closed',
    (entry) => {
      expect(
        blockingReason(question, { entries: [entry], unread: [] }, NOW, ({ key }) => key === entry.key),
      ).toBeNull();
    },
  );

  it('blocks other payments if it is the second request of an unpaid order, but not if the order is paid', () => {
    const second = asked({ ...other, at: 9, status: 'unanswered' });
    const withFirst = (first: Entry) => blockingReason(question, { entries: [first, second], unread: [] }, NOW);
    expect(withFirst(sent({ ...other, status: 'succeeded' }))).toBeNull();
    expect(withFirst(unsent(other))).toBe('other-request');
  });

  it('blocks nothing if no node knows its hash and its order is paid', () => {
    const first = sent({ ...other, status: 'succeeded' });
    const withLeftOver = (leftOver: Entry) => blockingReason(question, { entries: [first, leftOver], unread: [] }, NOW);
    expect(withLeftOver(sent({ ...other, at: 9, hash: ELSE, nonce: null }))).toBeNull();
    expect(withLeftOver(sent({ ...other, at: 9, hash: ELSE, nonce: 4 }))).toBe('other-pending');
  });

  it('counts for the account, whatever the letter case of its address', () => {
    const from = '0xabcdefabcdefabcdefabcdefabcdefabcdefabcd';
    const asking = { ...question, from: '0xABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCD' } as const;
    expect(blockingReason(asking, { entries: [asked({ ...other, from })], unread: [] }, NOW)).toBe('other-request');
  });
});

it('the order’s own attempts are the first reason to block a payment', () => {
  expect(blockingReason(question, { entries: [sent(), asked(ofOrder('two'))], unread: [{ raw: 1 }] }, NOW)).toBe('own');
  expect(blockingReason(question, { entries: [sent()], unread: [] }, NOW, () => true)).toBe('own');
});

describe('An unreadable record', () => {
  const about = { raw: {}, key: 'order:two', from: HERS, chainId: 56, at: NOW };
  it.each<[string, 'unread-record' | null, object]>([
    ['has no readable field', 'unread-record', { key: undefined, from: undefined, chainId: undefined, at: undefined }],
    ['belongs to this account and this chain', 'unread-record', {}],
    [
      'belongs to this order, however old it is',
      'unread-record',
      { key: 'order:one', at: 0, from: STRANGER, chainId: 97 },
    ],
    ['has no time', 'unread-record', { at: undefined }],
    ['is slightly less than a day old', 'unread-record', { at: NOW - DAY + 1 }],
    ['is a day old', null, { at: NOW - DAY }],
    ['belongs to another account', null, { from: STRANGER }],
    ['belongs to another chain', null, { chainId: 97 }],
  ])('that %s blocks a payment with this reason (null: does not block): %s', (_what, expected, change) => {
    expect(blockingReason(question, { entries: [], unread: [{ ...about, ...change }] }, NOW)).toBe(expected);
  });
});

const someEntry: fc.Arbitrary<Entry> = fc
  .record({
    status: fc.constantFrom<EntryStatus>('awaiting-wallet', 'unanswered', 'pending', 'succeeded', 'altered', 'failed'),
    failure: fc.constantFrom<Failure>('reverted', 'cancelled', 'ineffective', 'dropped'),
    isSaidUnsent: fc.boolean(),
    order: fc.constantFrom('one', 'two', 'three'),
    at: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ status, failure, isSaidUnsent, order, at }) => {
    const hasHash = status === 'pending' || status === 'succeeded' || status === 'altered';
    return asked({
      ...ofOrder(order),
      at,
      status,
      ...(hasHash && { hash: OURS }),
      ...(status === 'failed' && { failure }),
      ...(status === 'unanswered' && isSaidUnsent && { declaredUnsentAt: 1 }),
    });
  });

it('no wallet is asked while the order may still be paid, or another request of the account is open', () => {
  fc.assert(
    fc.property(fc.array(someEntry, { maxLength: 6, size: 'max' }), (entries) => {
      if (barrier(...entries) !== null) return;
      expect(entries.filter(({ key }) => key === 'order:one').every(allowsRetry)).toBe(true);
      const isPaid = (one: Entry) =>
        entries.some(({ key, status }) => key === one.key && (status === 'succeeded' || status === 'altered'));
      expect(entries.some((one) => isAwaitingAnswer(one) && !isPaid(one))).toBe(false);
      expect(entries.some((one) => one.status === 'pending' && !(one.nonce === null && isPaid(one)))).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

it('an order has the state of its most significant attempt, and of the later one when two are equally significant', () => {
  const ranked = [
    unsent(),
    failed('dropped'),
    asked(),
    sent(),
    sent({ status: 'succeeded' }),
    sent({ status: 'altered' }),
  ];
  for (let best = 1; best <= ranked.length; best += 1) {
    const known = ranked.slice(0, best);
    expect(decidingAttempt(known)).toBe(known.at(-1));
    expect(decidingAttempt(known.toReversed())).toBe(known.at(-1));
  }
  const [first, second] = [failed('reverted', { at: 1 }), unsent({ at: 2 })];
  expect(decidingAttempt([first, second])).toBe(second);
  expect(decidingAttempt([])).toBeUndefined();
});

it('only hashes of transactions that have provably ended are listed, in lower case', () => {
  const upper = `0x${'A'.repeat(64)}` as const;
  const entries = [
    failed('reverted', { hash: upper }),
    failed('dropped', { hash: SPED_UP }),
    failed('cancelled', { hash: null }),
    sent(),
    unsent({ hash: SPED_UP }),
  ];
  expect(failedHashes(entries)).toEqual([OURS]);
  expect(failedHashes([failed('cancelled', { hash: upper, replacement: SPED_UP })])).toEqual([OURS]);
  expect(failedHashes([failed('reverted', { hash: upper, replacement: SPED_UP })])).toEqual([OURS, SPED_UP]);
});
