import { readEntry } from '@/tx/journal/codec';
import {
  initialReportOf,
  idOf,
  isAwaitingAnswer,
  isOrderEntry,
  isOpen,
  isUnsettled,
  txKeyOf,
  type Entry,
} from '@/tx/journal/entry';
import { asked, sent } from '../../support/money/attempt';

it.each<[string, { asked: boolean; open: boolean; unsettled: boolean }, Entry]>([
  ['waits for the wallet', { asked: true, open: true, unsettled: true }, asked()],
  ['is unanswered', { asked: true, open: true, unsettled: true }, asked({ status: 'unanswered' })],
  [
    'was declared unsent',
    { asked: false, open: true, unsettled: false },
    asked({ status: 'unanswered', declaredUnsentAt: 1 }),
  ],
  ['is pending', { asked: false, open: true, unsettled: true }, sent()],
  ['has paid', { asked: false, open: false, unsettled: false }, sent({ status: 'succeeded' })],
  ['was altered', { asked: false, open: false, unsettled: false }, sent({ status: 'altered' })],
  ['has failed', { asked: false, open: false, unsettled: false }, sent({ status: 'failed', failure: 'reverted' })],
])('an attempt that %s has the state %j', (_what, is, entry) => {
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
  ['of a later version', { ...asked(), v: 4 }],
  ['of an unknown kind', { ...asked(), kind: 'swap' }],
  ['without an order', { ...asked(), key: '' }],
  ['of a purchase that is not reported to a service', { ...asked(), serviceRecord: undefined }],
  ['of a transfer that is reported to a service', { ...asked(), kind: 'send' }],
  ['with an unknown effect', { ...asked(), effect: { type: 'approval', amount: '5' } }],
  ['without an effect', { ...asked(), effect: undefined }],
])('an entry %s is not readable', (_what, raw) => {
  expect(readEntry(raw)).toBeNull();
});

it('an entry of a transfer is read, and its hash is not due to be reported', () => {
  const { serviceRecord: _record, ...rest } = asked({ key: 'send:one' });
  const sending: Entry = { ...rest, kind: 'send' };
  expect(readEntry(sending)).toEqual(sending);
  expect([initialReportOf(sending), initialReportOf(asked())]).toEqual([undefined, 'due']);
});

it('an entry has the same id in all tabs, made from its key and time', () => {
  expect(idOf(asked({ key: txKeyOf('purchase', 'seven'), at: 9 }))).toBe('order:seven@9');
});

it('a payment belongs to an order, and a transfer does not', () => {
  expect(isOrderEntry(asked())).toBe(true);
  expect(isOrderEntry(asked({ kind: 'send', serviceRecord: undefined }))).toBe(false);
});
