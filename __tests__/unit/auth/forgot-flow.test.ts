import fc from 'fast-check';
import { FORGOT_START, forgotFlow, type ForgotEvent } from '@/features/auth/model/forgot-flow';
import { storedForgotFlow } from '@/features/auth/model/stored-forgot-flow';

const NOW = 5_000;
const ANSWER = { sessionId: 's', emailMasked: 'v•••@fnx.example', expiresAt: '2026-01-01T00:00:00Z', resendAfter: 60 };
const ASKED: ForgotEvent = { type: 'asked', answer: ANSWER, email: 'vera@fnx.example', now: NOW };
const VERIFIED: ForgotEvent = { type: 'verified', sessionId: 's', token: 't' };

const walk = (...events: ForgotEvent[]) => events.reduce(forgotFlow, FORGOT_START);

test('the reset of a password goes from the e-mail to the code, then to the new password and the end', () => {
  expect(walk(ASKED)).toMatchObject({ step: 'code', pending: { resendAt: NOW + 60_000 } });
  expect(walk(ASKED, { type: 'resent', resendAfter: 120, now: NOW })).toMatchObject({
    pending: { resendAt: NOW + 120_000 },
  });
  expect(walk(ASKED, VERIFIED)).toEqual({
    step: 'password',
    token: 't',
    email: 'vera@fnx.example',
    isFromLink: false,
  });
  expect(walk(ASKED, VERIFIED, { type: 'replaced' })).toEqual({
    step: 'done',
    email: 'vera@fnx.example',
  });
});

test('a late answer to the code for another e-mail does not choose the account whose password changes', () => {
  const other: ForgotEvent = { ...ASKED, answer: { ...ANSWER, sessionId: 'other' }, email: 'other@fnx.example' };
  expect(walk(ASKED, other, VERIFIED)).toMatchObject({ step: 'code', pending: { email: 'other@fnx.example' } });
});

test('a link leads straight to the step for the new password', () => {
  expect(walk({ type: 'link-opened', token: 't' })).toEqual({
    step: 'password',
    token: 't',
    email: '',
    isFromLink: true,
  });
});

const event: fc.Arbitrary<ForgotEvent> = fc.constantFrom<ForgotEvent>(
  ASKED,
  { type: 'resent', resendAfter: 1, now: 2 },
  VERIFIED,
  { type: 'link-opened', token: 'l' },
  { type: 'replaced' },
  { type: 'restarted' },
);

test('a token is kept only while a password is chosen, and a reload keeps the step, whatever the order of events', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      storedForgotFlow.send({ type: 'restarted' });
      for (const one of events) {
        const flow = storedForgotFlow.send(one);
        const kept = sessionStorage.getItem('forgot_flow') ?? '';
        expect(kept.includes('"token"')).toBe(flow.step === 'password');
        storedForgotFlow.restore();
        expect(storedForgotFlow.store.get()).toEqual(flow);
      }
    }),
    { numRuns: 200 },
  );
});
