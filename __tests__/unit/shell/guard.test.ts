import { accessOf, ROUTES, type Access } from '@/config/routes';
import type { Session } from '@/session/store';
import { decide } from '@/shell/guard/decide';

const IN: Session = { state: 'authenticated', token: 't' };
const LANDING: Session = { ...IN, landing: '/buy-shares?x=1' };
const SESSIONS: Session[] = [{ state: 'restoring' }, { state: 'anonymous' }, { state: 'expired' }, IN];

const words = (access: Access) =>
  SESSIONS.map((session) => {
    const decision = decide(access, session);
    return decision.verdict === 'redirect' ? decision.to : decision.verdict;
  });

test('public pages are open to everyone, and shown at once', () => {
  expect(words('public')).toEqual(['allow', 'allow', 'allow', 'allow']);
});

test('guest pages redirect only a logged-in user', () => {
  expect(words('guest')).toEqual(['allow', 'allow', 'allow', '/']);
});

test('private pages show nothing before the login is known, and redirect visitors to /', () => {
  expect(words('private')).toEqual(['wait', '/', '/', 'allow']);
});

test('after a login the user is redirected to the return URL, not to /', () => {
  expect(decide('guest', LANDING)).toEqual({ verdict: 'redirect', to: '/buy-shares?x=1' });
});

test('a path that is not in the route table is private', () => {
  expect(accessOf('/somewhere-new')).toBe('private');
  expect(accessOf('/_error')).toBe('public');
});

test('each route is listed once', () => {
  const paths = ROUTES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
