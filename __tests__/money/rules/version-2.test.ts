import { readEntry, recordsIn, textOf } from '@/tx/journal/codec';
import type { Entry } from '@/tx/journal/entry';
import { BANK, ELSE, HERS, OURS, SPED_UP, STRANGER, asked } from '../../support/money/attempt';

const { effect: _effect, serviceRecord: _record, blockAtSubmit: _block, minedNonceCount: _count, ...same } = asked();
const OLD = {
  ...same,
  v: 2,
  reported: { to: 'order', id: 'one', no: 'FNX-1' },
  effect: { is: 'moves', token: STRANGER, from: HERS, to: BANK, amount: '5' },
  lendsCode: true,
  since: '10',
  minedCount: 3,
  place: 4,
  before: [ELSE],
  requestAt: 5,
  keptUntil: 6,
  given: SPED_UP,
  saidUnsentAt: 7,
  claimed: OURS,
  claimedBefore: [ELSE],
  report: 'due',
  room: '...',
};
const NOW = {
  ...same,
  v: 3,
  serviceRecord: { type: 'order', id: 'one', orderNo: 'FNX-1' },
  effect: { type: 'transfer', token: STRANGER, from: HERS, to: BANK, amount: '5' },
  isDelegated: true,
  blockAtSubmit: '10',
  minedNonceCount: 3,
  pendingNonceCount: 4,
  similarPending: [ELSE],
  requestedAt: 5,
  retainUntil: 6,
  returnedHash: SPED_UP,
  declaredUnsentAt: 7,
  enteredHash: OURS,
  earlierEnteredHashes: [ELSE],
  reportState: 'due',
  padding: '...',
};

const STRANGER_HASH = `0x${'cd'.repeat(32)}`;

it('an entry that was stored before an update of the app is read whole, and a change is stored with today’s names', () => {
  const records = recordsIn(JSON.stringify([OLD]));
  expect(records).toMatchObject({ entries: [NOW], unread: [] });
  const changed = records.entries.map((entry) => ({ ...entry, nonce: 3 }));
  expect(JSON.parse(textOf(changed, records))).toEqual([{ ...NOW, nonce: 3 }]);
});

it('an unchanged entry of a page of 1.0.0 is written back word for word, because today’s names are longer', () => {
  const text = JSON.stringify([OLD]);
  const records = recordsIn(text);
  expect(textOf(records.entries, records)).toBe(text);
});

it('an older copy that a page of 1.0.0 stores behind an entry does not undo it, but adds its hash', () => {
  const { given: _given, claimed: _claimed, claimedBefore: _claimedBefore, ...copy } = OLD;
  const read = (...records: object[]) => recordsIn(JSON.stringify(records)).entries;
  const failed = { ...NOW, status: 'failed', failure: 'dropped' };
  expect(read(failed, copy)).toEqual([failed]);
  const pending = { ...copy, status: 'pending', hash: STRANGER_HASH };
  expect(read(NOW, pending)).toMatchObject([{ status: 'pending', hash: STRANGER_HASH, enteredHash: OURS }]);
});

const PARTIES = { account: HERS, router: STRANGER, wrapped: BANK };

it.each<[string, object, object]>([
  ['a transfer of BNB', { is: 'coin-sent', to: BANK, amount: '5' }, { type: 'coin-transfer', to: BANK, amount: '5' }],
  [
    'an approval',
    { is: 'allows', token: STRANGER, owner: HERS, spender: BANK, amount: '5' },
    { type: 'approval', token: STRANGER, owner: HERS, spender: BANK, amount: '5' },
  ],
  [
    'a swap',
    { is: 'swapped', pay: 'coin', most: '9', get: STRANGER, least: '5', deadline: '100', ...PARTIES },
    { type: 'swap', pay: 'coin', maxPaid: '9', get: STRANGER, minReceived: '5', deadline: '100', ...PARTIES },
  ],
  [
    'a wrapping',
    { is: 'wrapped', way: 'unwrap', account: HERS, wrapped: STRANGER, amount: '5' },
    { type: 'wrapping', direction: 'unwrap', account: HERS, wrapped: STRANGER, amount: '5' },
  ],
])('%s that was stored before an update of the app is read', (_what, effect, expected) => {
  const { reported: _record, report: _report, ...rest } = OLD;
  expect(readEntry({ ...rest, kind: 'send', effect })).toMatchObject({ kind: 'send', effect: expected });
});

it('the record of a stake that was stored before an update of the app is read', () => {
  const stake = { ...OLD, kind: 'stake', reported: { to: 'stake', id: 'one' } };
  expect(readEntry(stake)?.serviceRecord).toEqual({ type: 'stake', id: 'one' } satisfies Entry['serviceRecord']);
});

it.each<[string, object]>([
  ['without an effect', { ...OLD, effect: undefined }],
  ['with an unknown effect', { ...OLD, effect: { is: 'constructor', amount: '5' } }],
  ['without its record', { ...OLD, reported: undefined }],
  ['that names the record of another kind', { ...OLD, reported: { to: 'stake', id: 'one' } }],
])('an entry %s that was stored before an update of the app is not read', (_what, raw) =>
  expect(readEntry(raw)).toBeNull(),
);
