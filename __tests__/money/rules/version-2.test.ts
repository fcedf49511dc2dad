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

it('an entry that was stored before an update of the app is read whole, and is stored with today’s names', () => {
  const records = recordsIn(JSON.stringify([OLD]));
  expect(records).toEqual({ entries: [NOW], unread: [] });
  expect(JSON.parse(textOf(records.entries, records))).toEqual([NOW]);
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
