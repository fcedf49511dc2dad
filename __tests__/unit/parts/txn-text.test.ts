import { TYPE_TEXT, typeText } from '@/parts/txn-text';

test.each([
  ['TRANSFER', 'IN', 'Received'],
  ['TRANSFER', 'OUT', 'Sent'],
  ['OPENING', 'IN', 'Opening balance'],
  ['SWAP', 'OUT', 'Swap'],
  ['BUY', 'IN', 'Purchase of shares'],
  ['BUY', 'OUT', 'Payment for shares'],
  ['SOMETHING_NEW', 'OUT', 'SOMETHING_NEW'],
])('the type %s in the direction %s is called %p', (type, direction, words) => {
  expect(typeText({ type, direction })).toBe(words);
});

test('a filter has one name for both directions of a kind', () => {
  expect(TYPE_TEXT.TRANSFER).toBe('Transfer');
});
