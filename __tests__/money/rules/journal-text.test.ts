import fc from 'fast-check';
import { recordsIn, textOf } from '@/tx/journal/codec';
import { HERS, asked, ofOrder, sent } from '../../support/money/attempt';

const text = (...records: unknown[]) => JSON.stringify(records);

it('an empty text has no records', () => {
  expect(recordsIn(null)).toEqual({ entries: [], unread: [] });
});

it.each<[string, unknown, object]>([
  ['another version', { ...asked(), v: 4 }, { key: 'order:one', from: HERS, chainId: 56, at: 1 }],
  ['a missing hash', { ...sent(), hash: null }, { key: 'order:one' }],
  ['a failure although it has not failed', { ...sent(), failure: 'dropped' }, { key: 'order:one' }],
  ['a missing failure', { ...asked(), status: 'failed' }, { key: 'order:one' }],
  ['text in place of a number', { ...asked(), at: 'soon' }, { at: undefined }],
  ['no object', 7, { key: undefined }],
  ['nothing', null, { key: undefined }],
])('a record with %s is kept with the readable parts', (_what, raw, expected) => {
  const { entries, unread } = recordsIn(text(raw, asked(ofOrder('two'))));
  expect(entries).toHaveLength(1);
  expect(unread).toMatchObject([{ raw, ...expected }]);
});

it.each(['no json', '{"a":1}', '""', 'null', ''])(
  'a stored text that is not a JSON array (%p) is read as one unreadable record without a time',
  (broken) => {
    expect(recordsIn(broken).unread).toEqual([{ raw: { unreadable: broken } }]);
  },
);

it('unreadable records are written back word for word', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 4 }), (junk) => {
      const records = recordsIn(text(...junk, asked(ofOrder('one'))));
      const next = textOf([...records.entries, asked(ofOrder('three'))], records);
      expect((JSON.parse(next) as unknown[]).slice(0, junk.length)).toEqual(JSON.parse(JSON.stringify(junk)));
      const again = recordsIn(next);
      expect(again.entries.map(({ key }) => key).toSorted()).toEqual(['order:one', 'order:three']);
      expect(again.unread).toHaveLength(records.unread.length);
    }),
    { numRuns: 1_000 },
  );
});

it('reading and writing never fail, whatever is in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
      const records = recordsIn(stored);
      textOf(records.entries, records);
    }),
    { numRuns: 2_000 },
  );
});
