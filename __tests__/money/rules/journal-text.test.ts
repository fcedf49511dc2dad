import fc from 'fast-check';
import { recordsIn, textsOf } from '@/tx/journal-text';
import { mirrorOf, type EntryV1 } from '@/tx/journal-v1';
import { ELSE, HERS, OURS, asked, ofOrder, sent } from '../../support/money/attempt';

const NOW = 1_000;
const DAY_MS = 86_400_000;
const text = (...records: unknown[]) => JSON.stringify(records);
const none = { v2: null, v1: null };

it('an empty text has no records', () => {
  expect(recordsIn(none, NOW)).toEqual({ entries: [], unread: [] });
});

it.each<[string, unknown, object]>([
  ['another version', { ...asked(), v: 3 }, { key: 'order:one', from: HERS, chainId: 56, at: 1 }],
  ['no hash where there must be one', { ...sent(), hash: null }, { key: 'order:one' }],
  ['a failure of what has not failed', { ...sent(), failure: 'dropped' }, { key: 'order:one' }],
  ['no failure of what has failed', { ...asked(), status: 'failed' }, { key: 'order:one' }],
  ['text in place of a number', { ...asked(), at: 'soon' }, { at: undefined }],
  ['an order of an older version', { orderId: 'nine', status: 'new' }, { key: 'order:nine' }],
  ['no object', 7, { key: undefined }],
  ['nothing', null, { key: undefined }],
])('a record with %s is kept with the readable parts', (_what, raw, expected) => {
  const { entries, unread } = recordsIn({ v2: text(raw, asked(ofOrder('two'))), v1: null }, NOW);
  expect(entries).toHaveLength(1);
  expect(unread).toMatchObject([{ raw, ...expected }]);
});

it('an unreadable record of an older version counts as requested for its order', () => {
  const raw = { ...mirrorOf(asked()), status: 'a word of another release' };
  expect(recordsIn({ v2: null, v1: text(raw) }, NOW)).toMatchObject({
    entries: [],
    unread: [{ raw, key: 'order:one', from: HERS, chainId: 56 }],
  });
});

it.each(['no json', '{"a":1}', '""', 'null', ''])(
  'a stored text that is not a JSON array (%p) is read as one unreadable record without a time',
  (broken) => {
    expect(recordsIn({ v2: broken, v1: null }, NOW).unread).toEqual([{ raw: { unreadable: broken } }]);
  },
);

it('unreadable records are written back word for word, in both versions', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue(), { maxLength: 4 }),
      fc.array(fc.jsonValue(), { maxLength: 4 }),
      (junk, oldJunk) => {
        const texts = { v2: text(...junk, asked()), v1: text(...oldJunk, mirrorOf(asked(ofOrder('two')))) };
        const records = recordsIn(texts, NOW);
        const next = textsOf([...records.entries, asked(ofOrder('three'))], records, texts);
        const [v2, v1] = [JSON.parse(next.v2), JSON.parse(next.v1)] as [unknown[], unknown[]];
        expect(v2.slice(0, junk.length)).toEqual(JSON.parse(JSON.stringify(junk)));
        expect(v1.slice(0, oldJunk.length)).toEqual(JSON.parse(JSON.stringify(oldJunk)));
        expect(v1.slice(oldJunk.length)).toHaveLength(3);
        const again = recordsIn(next, NOW);
        expect(again.entries.map(({ key }) => key).toSorted()).toEqual(['order:one', 'order:three', 'order:two']);
        expect(again.unread).toHaveLength(records.unread.length);
      },
    ),
    { numRuns: 1_000 },
  );
});

it('reading and writing never fail, whatever is in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.oneof(fc.json(), fc.string()), (v2, v1) => {
      const records = recordsIn({ v2, v1 }, NOW);
      textsOf(records.entries, records, { v2, v1 });
    }),
    { numRuns: 2_000 },
  );
});

describe('A tab of an older version', () => {
  const old = (change: Partial<EntryV1> = {}): EntryV1 => ({ ...mirrorOf(sent()), ...change });
  const readOld = (change: Partial<EntryV1>, now = NOW) =>
    recordsIn({ v2: null, v1: text(old(change)) }, now).entries[0];

  it.each<[Partial<EntryV1>, object]>([
    [
      { status: 'asked', hash: null },
      { status: 'unanswered', hash: null },
    ],
    [{ status: 'asked' }, { status: 'pending', hash: OURS }],
    [{ status: 'sent' }, { status: 'pending', hash: OURS, report: 'due' }],
    [{ status: 'confirmed' }, { status: 'succeeded', hash: OURS }],
    [{ status: 'altered' }, { status: 'altered', hash: OURS }],
    [
      { status: 'failed', how: 'dropped' },
      { status: 'pending', hash: OURS },
    ],
    [
      { status: 'failed', how: 'dropped', hash: null },
      { status: 'unanswered', hash: null },
    ],
    [{ status: 'failed', how: 'cancelled' }, { status: 'pending' }],
    [{ status: 'failed', how: 'reverted' }, { status: 'pending' }],
  ])('writes %j, read as %j: no failure is believed while the payment may still be mined', (change, entry) => {
    expect(readOld(change)).toMatchObject({ key: 'order:one', nonce: null, minedCount: 3, ...entry });
  });

  it('does not read a record that is not a plain transfer', () => {
    const { entries, unread } = recordsIn({ v2: null, v1: text(old({ data: '0x095ea7b3' })) }, NOW);
    expect(entries).toEqual([]);
    expect(unread).toMatchObject([{ key: 'order:one' }]);
  });

  it('is trusted about a failure of long ago', () => {
    expect(readOld({ status: 'failed', how: 'cancelled' }, DAY_MS + 2)).toMatchObject({
      status: 'failed',
      failure: 'cancelled',
    });
    expect(readOld({ status: 'failed', how: undefined }, DAY_MS + 2)).toMatchObject({ failure: 'dropped' });
  });

  it('reads each attempt in its own format, and an attempt that was declared unsent as requested', () => {
    expect(mirrorOf(asked({ status: 'unanswered', saidUnsentAt: 4 }))).toMatchObject({
      orderId: 'one',
      status: 'asked',
      hash: null,
    });
    expect(mirrorOf(asked())).toMatchObject({ status: 'asked' });
    expect(mirrorOf(sent({ nonce: null }))).toMatchObject({ status: 'sent', hash: OURS, nonce: 3 });
    expect(mirrorOf(sent({ status: 'succeeded' }))).toMatchObject({ status: 'confirmed' });
    expect(mirrorOf(sent({ status: 'altered' }))).toMatchObject({ status: 'altered' });
    expect(mirrorOf(sent({ status: 'failed', failure: 'ineffective' }))).toMatchObject({
      status: 'failed',
      how: 'reverted',
    });
    expect(mirrorOf({ ...sent({ status: 'failed' }), failure: undefined })).toMatchObject({ how: 'dropped' });
  });

  it('adds to an attempt in both versions only a hash that it has found', () => {
    const both = (entry: object, change: Partial<EntryV1>) =>
      recordsIn({ v2: text(entry), v1: text(old(change)) }, NOW).entries;
    expect(both(asked(), { status: 'sent' })).toMatchObject([{ hash: OURS, status: 'pending', report: 'due' }]);
    expect(both(asked(), { status: 'failed', how: 'dropped', hash: null })).toMatchObject([
      { status: 'awaiting-wallet' },
    ]);
    expect(both(sent(), { hash: ELSE, status: 'confirmed' })).toMatchObject([{ hash: OURS, status: 'pending' }]);
    for (const closed of [
      asked({ status: 'failed', failure: 'dropped' }),
      asked({ status: 'unanswered', saidUnsentAt: 5 }),
    ]) {
      const [entry] = both(closed, { status: 'sent' });
      expect(entry).toMatchObject({ hash: OURS, status: 'pending', report: 'due' });
      expect(entry).not.toHaveProperty('failure');
      expect(entry).not.toHaveProperty('saidUnsentAt');
    }
  });

  it('loses only the records that were removed here', () => {
    const texts = { v2: text(asked()), v1: text(old({ status: 'asked', hash: null }), old({ orderId: 'nine' })) };
    const records = recordsIn(texts, NOW);
    const next = textsOf(
      records.entries.filter(({ key }) => key !== 'order:one'),
      records,
      texts,
    );
    expect(JSON.parse(next.v1)).toMatchObject([{ orderId: 'nine' }]);
  });
});
