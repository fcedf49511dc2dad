/** @jest-environment-options {"url": "https://fnx.example/"} */
import { cookieAttributes } from '@/session/persistence';

test('a site that is served over HTTPS sets cookies that browsers send only over HTTPS and only from this site', () => {
  expect(cookieAttributes(1)).toEqual({ expires: 1, path: '/', sameSite: 'strict', secure: true });
});
