import { readEntry } from '@/tx/journal/codec';
import { dueOf, idOf, isAwaitingAnswer, isOfOrder, isOpen, isUnsettled, txKeyOf, type Entry } from '@/tx/journal/entry';
import { asked, sent } from '../../support/money/attempt';

it.each<[string, Entry, { asked: boolean; open: boolean; unsettled: boolean }]>([
  ['waits for the wallet', asked(), { asked: true, open: true, unsettled: true }],
  ['is unanswered', asked({ status: 'unanswered' }), { asked: true, open: true, unsettled: true }],
  [
    'was declared unsent',
    asked({ status: 'unanswered', saidUnsentAt: 1 }),
    { asked: false, open: true, unsettled: false },
  ],
  ['is pending', sent(), { asked: false, open: true, unsettled: true }],
  ['has paid', sent({ status: 'succeeded' }), { asked: false, open: false, unsettled: false }],
  ['was altered', sent({ status: 'altered' }), { asked: false, open: false, unsettled: false }],
  ['has failed', sent({ status: 'failed', failure: 'reverted' }), { asked: false, open: false, unsettled: false }],
])('an attempt that %s has the matching state', (_what, entry, is) => {
  expect({ asked: isAwaitingAnswer(entry), open: isOpen(entry), unsettled: isUnsettled(entry) }).toEqual(is);
  expect(readEntry(entry)).toEqual(entry);
});

it.each<[string, object]>([
  ['that is pending without a hash', { ...sent(), hash: null }],
  ['that was altered without a hash', { ...sent({ status: 'altered' }), hash: null }],
  ['that has a failure although it has not failed', { ...sent(), failure: 'reverted' }],
  ['that has failed without a failure', sent({ status: 'failed' })],
  ['whose hash lacks a digit', { ...sent(), hash: `0x${'a'.repeat(63)}` }],
  ['with a negative value', { ...asked(), value: '-5' }],
  ['of a later version', { ...asked(), v: 3 }],
  ['of an unknown kind', { ...asked(), kind: 'swap' }],
  ['without an order', { ...asked(), key: '' }],
  ['of a purchase that is not reported to a service', { ...asked(), reported: undefined }],
  ['of a transfer that is reported to a service', { ...asked(), kind: 'send' }],
  ['with an unknown effect', { ...asked(), effect: { is: 'allows', amount: '5' } }],
  ['without an effect', { ...asked(), effect: undefined }],
])('an entry %s is not readable', (_what, raw) => {
  expect(readEntry(raw)).toBeNull();
});

it('an entry of a transfer is read, and its hash is not due to be reported', () => {
  const { reported: _reported, ...rest } = asked({ key: 'send:one' });
  const sending: Entry = { ...rest, kind: 'send' };
  expect(readEntry(sending)).toEqual(sending);
  expect([dueOf(sending), dueOf(asked())]).toEqual([undefined, 'due']);
});

it('an entry has the same id in all tabs, made from its key and time', () => {
  expect(idOf(asked({ key: txKeyOf('purchase', 'seven'), at: 9 }))).toBe('order:seven@9');
});

it('a payment belongs to an order, and a transfer does not', () => {
  expect(isOfOrder(asked())).toBe(true);
  expect(isOfOrder(asked({ kind: 'send', reported: undefined }))).toBe(false);
});
