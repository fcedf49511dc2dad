import { inId, uniqueIds } from '@/utils/unique-ids';

test('each part has a unique id, which is never that of another part’s title', () => {
  const idFor = uniqueIds();
  const ids = ['a-3', 'a', 'a', 'a', 'a-title'].map(idFor);
  expect(new Set(ids.flatMap((id) => [id, `${id}-title`])).size).toBe(2 * ids.length);
  expect(ids.slice(0, 3)).toEqual(['a-3', 'a', 'a-2']);
});

test.each([
  ['  Who pays?  ', 'Who-pays'],
  ['a"><b id=x', 'a-b-id-x'],
  ['Überweisung', 'Überweisung'],
  ['?', ''],
])('the title %j becomes %j in an id', (words, id) => {
  expect(inId(words)).toBe(id);
});
