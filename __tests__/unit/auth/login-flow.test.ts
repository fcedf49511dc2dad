import { FIRST_STEP, loginFlow, type LoginEvent } from '@/features/auth/model/login-flow';

const started = (sessionId: string): LoginEvent => ({
  type: 'started',
  answer: {
    sessionId,
    requires: { phone: true, email: true, totp: false },
    phoneMasked: '+44 23',
    emailMasked: 'v•••',
    expiresAt: '2026-01-01T00:00:00Z',
    resendAfter: 60,
  },
  email: `${sessionId}@fnx.example`,
  now: 5_000,
});
const partlyVerified: LoginEvent = { type: 'partly-verified', sessionId: 'first', remaining: ['TOTP'] };

const walk = (...events: LoginEvent[]) => events.reduce(loginFlow, FIRST_STEP);

test('a login whose codes were accepted requests the authenticator code', () => {
  expect(walk(started('first'), partlyVerified).step).toBe('authenticator');
});

test('a late answer to the codes of one login does not skip the codes of another', () => {
  expect(walk(started('first'), started('second'), partlyVerified)).toMatchObject({
    step: 'codes',
    login: { sessionId: 'second' },
    channels: ['phone', 'email'],
  });
});
