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

test('public pages are open to all, and shown at once', () => {
  expect(words('public')).toEqual(['allow', 'allow', 'allow', 'allow']);
});

test('guest pages send only a logged-in user away', () => {
  expect(words('guest')).toEqual(['allow', 'allow', 'allow', '/']);
});

test('private pages show nothing before it is known who is there, and send visitors to /', () => {
  expect(words('private')).toEqual(['wait', '/', '/', 'allow']);
});

test('the login that has just happened goes where it wanted to, and the guest rule does not undo it', () => {
  expect(decide('guest', LANDING)).toEqual({ verdict: 'redirect', to: '/buy-shares?x=1' });
});

test('a path that nobody listed is private', () => {
  expect(accessOf('/somewhere-new')).toBe('private');
  expect(accessOf('/_error')).toBe('public');
});

test('a route is written once', () => {
  const paths = ROUTES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
