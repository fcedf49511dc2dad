import { localStore } from '@/utils/storage';

test('a written value can be read and removed', () => {
  expect(localStore.write('key', 'value')).toBe(true);
  expect(localStorage.getItem('key')).toBe('value');
  localStore.remove('key');
  expect(localStore.read('key')).toBeNull();
});

test('a tab whose storage throws continues in memory', () => {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(localStore.write('key', 'value')).toBe(false);
  expect(localStore.read('key')).toBe('value');
  localStore.remove('key');
  expect(localStore.read('key')).toBeNull();
  set.mockRestore();
  get.mockRestore();
});

test('a write that a browser drops silently is kept in memory, and reported as unsaved', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  expect(localStore.write('dropped', 'value')).toBe(false);
  expect(localStore.read('dropped')).toBe('value');
  set.mockRestore();
});
