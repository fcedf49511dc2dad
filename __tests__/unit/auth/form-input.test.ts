import { strengthOf } from '@/features/auth/model/password-strength';
import { writtenNumber } from '@/features/auth/model/phone-number';
import { takeResetLink } from '@/features/auth/model/reset-link';
import { keptForgot } from '@/features/auth/model/kept-forgot';
import { beforePaintScript } from '@/config/before-paint';
import { dialCodes, dialOf } from '@/ui/form/dial-codes';

describe('a number as it is written', () => {
  test.each([
    ['GB', '07700 900123', '+44', '7700900123'],
    ['GB', '7700-900-123', '+44', '7700900123'],
    ['GB', '+44 7700 900123', '+44', '7700900123'],
    ['GB', '0044 7700 900123', '+44', '7700900123'],
    ['US', '1 (202) 555-0123', '+1', '2025550123'],
    ['DO', '(829) 555-0123', '+1', '8295550123'],
    ['IT', '06 1234 5678', '+39', '0612345678'],
    ['CI', '07 12 34 56 78', '+225', '0712345678'],
    ['HU', '06 20 123 4567', '+36', '201234567'],
    ['RU', '8 912 345-67-89', '+7', '9123456789'],
    ['RU', '800 555 35 35', '+7', '8005553535'],
    ['CH', '044 668 18 00', '+41', '446681800'],
  ])('in %s, %s', (country, typed, countryCode, phone) =>
    expect(writtenNumber(country, typed)).toEqual({ countryCode, phone }),
  );

  test.each([
    ['GB', '+41 44 668 18 00'],
    ['GB', '12'],
    ['GB', ''],
    ['GB', '0'],
    ['GB', '12345678901234567'],
    ['', '7700900123456'],
  ])('in %s, %j is none', (country, typed) => expect(writtenNumber(country, typed)).toBeNull());
});

test('every country has one code, that the service would take', () => {
  expect(new Set(dialCodes.map(({ country }) => country)).size).toBe(dialCodes.length);
  expect(
    dialCodes.filter(({ country, dial }) => !/^[A-Z]{2}$/.test(country) || !/^\+[1-9]\d{0,2}$/.test(dial)),
  ).toEqual([]);
  expect(['GB', 'US', 'JM', 'KZ', 'VA', 'XK'].map(dialOf)).toEqual(['+44', '+1', '+1', '+7', '+39', '+383']);
});

test.each([
  ['', 0],
  ['Short-1!', 0],
  ['aaaaaaaaaaaaaaaaaa', 1],
  ['longenough', 1],
  ['fourteen chars', 2],
  ['Harbour-Slate-71', 3],
  ['harbour slate quill pebble', 3],
  ['Harbour-Slate-Quill-71', 4],
])('%j has strength %i', (password, strength) => expect(strengthOf(password)).toBe(strength));

describe('the link of a mail', () => {
  beforeEach(() => keptForgot.send({ type: 'restarted' }));
  afterEach(() => history.replaceState(null, '', '/'));
  const runInline = () => new Function(beforePaintScript)();

  test('loses its token in the inline script, which leaves it for the screen', () => {
    history.replaceState(null, '', '/auth/reset?token=abc-_1');
    runInline();
    expect(window.location.href).toMatch(/\/auth\/reset$/);
    takeResetLink();
    expect(keptForgot.store.get()).toMatchObject({ step: 'password', token: 'abc-_1' });
    expect(window.resetTokenOfLink).toBeUndefined();
  });

  test('of another page is not looked at', () => {
    history.replaceState(null, '', '/faq?token=abc');
    runInline();
    takeResetLink();
    expect(window.location.search).toBe('?token=abc');
    expect(keptForgot.store.get().step).toBe('email');
  });
});
