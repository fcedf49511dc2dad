/** @jest-environment-options {"url": "https://fnx.example/"} */
import { cookieAttributes } from '@/session/persistence';

test('over https the cookies are sent only over https, and only from this site', () => {
  expect(cookieAttributes(1)).toEqual({ expires: 1, path: '/', sameSite: 'strict', secure: true });
});
