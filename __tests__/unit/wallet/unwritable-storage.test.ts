import { ignoreStorageWriteErrors } from '@/wallet/unwritable-storage';

const { setItem } = Storage.prototype;
const whole = Object.getOwnPropertyDescriptor(window, 'localStorage');
const refuse = () => {
  throw new DOMException('No.', 'SecurityError');
};

afterEach(() => {
  Storage.prototype.setItem = setItem;
  if (whole) Object.defineProperty(window, 'localStorage', whole);
});

it('a failed write stores nothing, and other writes work', () => {
  ignoreStorageWriteErrors();
  window.localStorage.setItem('kept', 'yes');
  expect(window.localStorage.getItem('kept')).toBe('yes');
  Storage.prototype.setItem = refuse;
  ignoreStorageWriteErrors();
  window.localStorage.setItem('lost', 'yes');
  window.sessionStorage.setItem('lost', 'yes');
  expect([window.localStorage.getItem('lost'), window.sessionStorage.getItem('lost')]).toEqual([null, null]);
});

it('the methods that replace a failing storage are the same at each call', () => {
  Storage.prototype.setItem = refuse;
  ignoreStorageWriteErrors();
  const { setItem: mended } = Storage.prototype;
  ignoreStorageWriteErrors();
  expect(Storage.prototype.setItem).toBe(mended);
  window.localStorage.setItem('lost', 'yes');
  expect(window.localStorage.getItem('lost')).toBeNull();
});

it('the storage is replaced by one that keeps nothing when even reading it throws', () => {
  Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse });
  ignoreStorageWriteErrors();
  window.localStorage.setItem('lost', 'yes');
  expect(window.localStorage.getItem('lost')).toBeNull();
  window.localStorage.removeItem('lost');
  window.localStorage.clear();
  expect([window.localStorage.key(0), window.localStorage.length]).toEqual([null, 0]);
});
