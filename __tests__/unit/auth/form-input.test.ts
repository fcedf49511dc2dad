import { strengthOf } from '@/features/auth/model/password-strength';
import { takeResetLink } from '@/features/auth/model/reset-link';
import { storedForgotFlow } from '@/features/auth/model/stored-forgot-flow';
import { beforePaintScript } from '@/config/before-paint';

test.each([
  ['', 0],
  ['Short-1!', 0],
  ['aaaaaaaaaaaaaaaaaa', 1],
  ['longenough', 1],
  ['fourteen chars', 2],
  ['Harbour-Slate-71', 3],
  ['harbour slate quill pebble', 3],
  ['Harbour-Slate-Quill-71', 4],
])('the password %j has the strength %i', (password, strength) => expect(strengthOf(password)).toBe(strength));

describe('the link in an e-mail', () => {
  beforeEach(() => storedForgotFlow.send({ type: 'restarted' }));
  afterEach(() => history.replaceState(null, '', '/'));
  const runInline = () => new Function(beforePaintScript)();

  test('passes its token to the screen, and the inline script removes the token from the URL', () => {
    history.replaceState(null, '', '/auth/reset?token=abc-_1');
    runInline();
    expect(window.location.href).toMatch(/\/auth\/reset$/);
    takeResetLink();
    expect(storedForgotFlow.store.get()).toMatchObject({ step: 'password', token: 'abc-_1' });
    expect(window.resetTokenOfLink).toBeUndefined();
  });

  test('has no effect at the URL of another page', () => {
    history.replaceState(null, '', '/faq?token=abc');
    runInline();
    takeResetLink();
    expect(window.location.search).toBe('?token=abc');
    expect(storedForgotFlow.store.get().step).toBe('email');
  });
});
