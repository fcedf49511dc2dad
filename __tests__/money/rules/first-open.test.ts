import { firstOpenOf } from '@/tx/first-open';
import { updateEntry, addEntry } from '@/tx/journal/journal';
import { idOf, type Entry } from '@/tx/journal/entry';
import { engine } from '@/tx/app-engine';
import { HERS, STRANGER, asked, emptyJournal, ofOrder } from '../../support/money/attempt';

afterEach(emptyJournal);

const ACCOUNT = { kind: 'purchase', from: HERS } as const;
const unsent = (orderId: string, change: Partial<Entry> = {}) =>
  asked({ ...ofOrder(orderId), status: 'unanswered', declaredUnsentAt: 2, ...change });
const failed = (orderId: string, change: Partial<Entry> = {}) =>
  asked({ ...ofOrder(orderId), status: 'failed', failure: 'reverted', at: 9, ...change });

it('a payment that was declared unsent may still be made until its outcome is known', async () => {
  const first = asked({ ...ofOrder('one'), status: 'unanswered' });
  await addEntry(engine, first);
  expect(firstOpenOf(engine, { key: 'order:one', account: ACCOUNT })).toBeNull();
  await updateEntry(engine, idOf(first), { declaredUnsentAt: 2 });
  expect(firstOpenOf(engine, { key: 'order:one' })).toBe('own');
  await updateEntry(engine, idOf(first), { status: 'failed', failure: 'cancelled' });
  expect(firstOpenOf(engine, { key: 'order:one', account: ACCOUNT })).toBeNull();
});

it('a payment that was declared unsent may still be made after a second one has failed', async () => {
  await addEntry(engine, unsent('one'));
  await addEntry(engine, failed('one'));
  expect(firstOpenOf(engine, { key: 'order:one' })).toBe('own');
});

it('an open request of a replaced review counts as requested if it was not declared unsent', async () => {
  await addEntry(engine, asked({ ...ofOrder('one'), status: 'unanswered' }));
  expect(firstOpenOf(engine, { key: 'order:two', earlier: ['order:one'] })).toBe('asked');
  expect(firstOpenOf(engine, { key: 'order:two', account: ACCOUNT })).toBeNull();
});

it('an attempt of a replaced review counts as an attempt of the same action', async () => {
  await addEntry(engine, unsent('one'));
  expect(firstOpenOf(engine, { key: 'order:two' })).toBeNull();
  expect(firstOpenOf(engine, { key: 'order:two', earlier: ['order:one'] })).toBe('own');
  await addEntry(engine, failed('two', { replaces: ['order:one'] }));
  expect(firstOpenOf(engine, { key: 'order:two' })).toBe('own');
});

it.each<[string, 'other' | null, Partial<Entry>]>([
  ['of the same kind and account', 'other', {}],
  ['of another account', null, { from: STRANGER }],
  ['of another kind', null, { kind: 'send', serviceRecord: undefined, key: 'send:one' }],
])('for another order, an attempt %s that was declared unsent counts as %j', async (_whose, expected, change) => {
  await addEntry(engine, unsent('one', change));
  expect(firstOpenOf(engine, { key: 'order:two', account: ACCOUNT })).toBe(expected);
  expect(firstOpenOf(engine, { key: 'order:two' })).toBeNull();
});
