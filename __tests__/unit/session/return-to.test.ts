import { keepReturnTo, keptReturnTo, returnTo, takeReturnTo } from '@/session/return-to';

test('the page that was asked for is the destination, until it is taken', () => {
  keepReturnTo('/wallet?tab=2');
  expect(returnTo()).toBe('/wallet?tab=2');
  expect(takeReturnTo()).toBe('/wallet?tab=2');
  expect(keptReturnTo()).toBeNull();
});

test('without such a page, or with one of another site, a login leads to the overview', () => {
  expect(returnTo()).toBe('/dashboard');
  keepReturnTo('//elsewhere.example');
  expect(returnTo()).toBe('/dashboard');
});
