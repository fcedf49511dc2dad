import { encodeFunctionData, erc20Abi } from 'viem';
import { dueOf, idOf, isAsked, isOpen, isUnsettled, keyOfOrder, readEntry, type Entry } from '@/tx/entry';
import { BANK, HERS, asked, sent } from '../../support/money/attempt';

it.each<[string, Entry, { asked: boolean; open: boolean; unsettled: boolean }]>([
  ['the wallet is being asked for', asked(), { asked: true, open: true, unsettled: true }],
  ['nobody has answered', asked({ status: 'unanswered' }), { asked: true, open: true, unsettled: true }],
  [
    'was not sent, as the investor says',
    asked({ status: 'unanswered', saidUnsentAt: 1 }),
    { asked: false, open: true, unsettled: false },
  ],
  ['is on its way', sent(), { asked: false, open: true, unsettled: true }],
  ['has paid', sent({ status: 'succeeded' }), { asked: false, open: false, unsettled: false }],
  ['was altered', sent({ status: 'altered' }), { asked: false, open: false, unsettled: false }],
  ['has failed', sent({ status: 'failed', failure: 'reverted' }), { asked: false, open: false, unsettled: false }],
])('an attempt that %s', (_what, entry, is) => {
  expect({ asked: isAsked(entry), open: isOpen(entry), unsettled: isUnsettled(entry) }).toEqual(is);
  expect(readEntry(entry)).toEqual(entry);
});

it.each<[string, object]>([
  ['with no hash of what is on its way', { ...sent(), hash: null }],
  ['with no hash of what was altered', { ...sent({ status: 'altered' }), hash: null }],
  ['with a failure of what has not failed', { ...sent(), failure: 'reverted' }],
  ['with no failure of what has failed', sent({ status: 'failed' })],
  ['with a hash that is a digit short', { ...sent(), hash: `0x${'a'.repeat(63)}` }],
  ['with less than nothing for a value', { ...asked(), value: '-5' }],
  ['of a later version', { ...asked(), v: 3 }],
  ['of a kind that is not known here', { ...asked(), kind: 'swap' }],
  ['of no order', { ...asked(), key: '' }],
  ['of a purchase that no service keeps', { ...asked(), reported: undefined }],
  ['of a sending that a service is told of', { ...asked(), kind: 'send' }],
  ['with an effect that is not known here', { ...asked(), effect: { is: 'allows', amount: '5' } }],
  ['of before, with a call that is no transfer', { ...asked(), data: '0x095ea7b3', effect: undefined }],
])('an entry %s is not read as one', (_what, raw) => {
  expect(readEntry(raw)).toBeNull();
});

it('of a sending is read, and nobody is told of its hash', () => {
  const { reported: _reported, ...rest } = asked({ key: 'send:one' });
  const sending: Entry = { ...rest, kind: 'send' };
  expect(readEntry(sending)).toEqual(sending);
  expect([dueOf(sending), dueOf(asked())]).toEqual([undefined, 'due']);
});

const { effect: _effect, ...ofBefore } = asked();

it('of the release before has the effect that its call tells', () => {
  expect(readEntry(ofBefore)).toEqual(asked());
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 7n] });
  expect(readEntry({ ...ofBefore, data, value: '0' })).toMatchObject({
    effect: { is: 'moves', token: BANK, from: HERS, to: BANK, amount: '7' },
  });
});

it('has one name in all tabs, by what it is for and when it was asked for', () => {
  expect(idOf(asked({ key: keyOfOrder('seven'), at: 9 }))).toBe('order:seven@9');
});
