import { keepReturnTo, storedReturnTo, returnTo, takeReturnTo } from '@/session/return-to';

test('a login leads to the return URL, which is then removed', () => {
  keepReturnTo('/wallet?tab=2');
  expect(returnTo()).toBe('/wallet?tab=2');
  expect(takeReturnTo()).toBe('/wallet?tab=2');
  expect(storedReturnTo()).toBeNull();
});

test('without a return URL, or with one of another site, a login leads to the overview', () => {
  expect(returnTo()).toBe('/dashboard');
  keepReturnTo('//elsewhere.example');
  expect(returnTo()).toBe('/dashboard');
});
