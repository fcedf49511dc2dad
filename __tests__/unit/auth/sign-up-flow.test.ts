import fc from 'fast-check';
import {
  NO_DRAFT,
  SIGN_UP_START,
  signUpFlow,
  type SignUpEvent,
  type SignUpFlow,
} from '@/features/auth/model/sign-up-flow';
import { storedSignUpFlow } from '@/features/auth/model/stored-sign-up-flow';

const NOW = 1_000_000;
const DRAFT = { ...NO_DRAFT, firstName: 'Vera', email: 'vera@fnx.example', phone: '7700 900123' };
const ANSWER = {
  sessionId: 's1',
  phoneMasked: '+44 23',
  emailMasked: 'v•••',
  expiresAt: '2026-01-01T00:00:00Z',
  resendAfter: 60,
};

const walk = (...events: SignUpEvent[]) => events.reduce(signUpFlow, SIGN_UP_START);
const registered = (draft = DRAFT, sessionId = 's1'): SignUpEvent => ({
  type: 'registered',
  answer: { ...ANSWER, sessionId },
  draft,
  now: NOW,
});
const verified = (channel: 'phone' | 'email', next: string, sessionId = 's1'): SignUpEvent => ({
  type: 'verified',
  sessionId,
  channel,
  next,
});
const openIn = (flow: SignUpFlow) => (flow.step === 'codes' ? flow.open : flow.step);

test('a sign-up goes from the details through the codes of phone and e-mail to its end', () => {
  expect(openIn(walk(registered()))).toEqual(['phone', 'email']);
  expect(openIn(walk(registered(), verified('phone', 'EMAIL')))).toEqual(['email']);
  expect(walk(registered(), verified('phone', 'EMAIL'), verified('email', 'DONE'))).toEqual({
    step: 'done',
    email: DRAFT.email,
  });
});

test('a late answer to the code of another sign-up verifies nothing', () => {
  expect(openIn(walk(registered(), registered(DRAFT, 's2'), verified('phone', 'EMAIL')))).toEqual(['phone', 'email']);
});

test.each([
  ['the e-mail first', ['phone'], [verified('email', 'PHONE')]],
  ['an unknown next step', ['email'], [verified('phone', 'SELFIE')]],
  [
    'both codes, whatever the service names as the next step',
    'done',
    [verified('phone', 'LATER'), verified('email', 'LATER')],
  ],
  ['the phone, whose code the service requires again', ['phone', 'email'], [verified('phone', 'PHONE')]],
])('after %s, these codes are still requested: %j', (_name, open, events) =>
  expect(openIn(walk(registered(), ...events))).toEqual(open),
);

describe('a correction', () => {
  const half = [registered(), verified('phone', 'EMAIL')];
  test.each([
    ['of the e-mail leaves the phone verified', { ...DRAFT, email: 'other@fnx.example' }, 's1', ['email']],
    ['of the number requires a new code for it', { ...DRAFT, phone: '7700 900124' }, 's1', ['phone', 'email']],
    [
      'of the country code requires a new code for the phone',
      { ...DRAFT, phoneCountry: 'IE' },
      's1',
      ['phone', 'email'],
    ],
    ['that started a new sign-up requires both codes', DRAFT, 's2', ['phone', 'email']],
  ])('%s', (_name, draft, sessionId, open) =>
    expect(openIn(walk(...half, registered(draft, sessionId)))).toEqual(open),
  );
});

test.each([
  ['PHONE', ['phone', 'email']],
  ['EMAIL', ['email']],
  [undefined, ['phone', 'email']],
])('after a login found an unfinished sign-up at %s, these codes are requested: %j', (next, open) =>
  expect(openIn(walk({ type: 'resumed', sessionId: 's', next, email: 'x@y', now: NOW }))).toEqual(open),
);

test('a resend changes only the waiting time of its channel', () => {
  const flow = walk(registered(), { type: 'resent', channel: 'email', resendAfter: 120, now: NOW + 60_000 });
  expect(flow).toMatchObject({ signUp: { resendAt: { phone: NOW + 60_000, email: NOW + 180_000 } } });
});

test('typed details are kept only in the first step, and another e-mail in the first step starts a new sign-up', () => {
  expect(walk({ type: 'typed', draft: DRAFT })).toEqual({ step: 'details', draft: DRAFT });
  expect(walk(registered(), { type: 'typed', draft: NO_DRAFT })).toMatchObject({ draft: DRAFT });
  expect(openIn(walk(registered(), { type: 'email-given', email: DRAFT.email }))).toEqual(['phone', 'email']);
  expect(walk(registered(), { type: 'email-given', email: 'new@fnx.example' })).toEqual({
    step: 'details',
    draft: { ...NO_DRAFT, email: 'new@fnx.example' },
  });
});

const channel = fc.constantFrom('phone' as const, 'email' as const);
const event: fc.Arbitrary<SignUpEvent> = fc.oneof(
  fc.record({ type: fc.constant('email-given' as const), email: fc.emailAddress() }),
  fc.record({ type: fc.constant('typed' as const), draft: fc.constant(DRAFT) }),
  fc.constantFrom(registered(), registered({ ...DRAFT, phone: '1' }), registered(DRAFT, 's2')),
  fc.record({
    type: fc.constant('resumed' as const),
    sessionId: fc.string(),
    next: fc.option(fc.string(), { nil: undefined }),
    email: fc.string(),
    now: fc.nat(),
  }),
  fc.record({
    type: fc.constant('verified' as const),
    sessionId: fc.constantFrom('s1', 's2'),
    channel,
    next: fc.constantFrom('EMAIL', 'PHONE', 'DONE', 'email', 'x', ''),
  }),
  fc.record({ type: fc.constant('resent' as const), channel, resendAfter: fc.nat(), now: fc.nat() }),
  fc.constant({ type: 'restarted' as const }),
);

test('a step for codes always has a code to request, and a reload finds the same step, whatever the order of events', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      storedSignUpFlow.send({ type: 'restarted' });
      for (const one of events) {
        const flow = storedSignUpFlow.send(one);
        if (flow.step === 'codes') expect(flow.open.length).toBeGreaterThan(0);
        storedSignUpFlow.restore();
        expect(storedSignUpFlow.store.get()).toEqual(flow);
      }
    }),
    { numRuns: 300 },
  );
});

test.each(['', 'null', '{"step":"codes","open":[]}', '{"step":"elsewhere"}', '[]'])(
  'a saved flow with the content %j starts again',
  (text) => {
    sessionStorage.setItem('sign_up_flow', text);
    storedSignUpFlow.restore();
    expect(storedSignUpFlow.store.get()).toEqual(SIGN_UP_START);
  },
);

test.each([
  ['only the phone', ['phone'], { next: 'PHONE', remaining: ['PHONE'] }],
  ['the e-mail alone', ['email'], { next: 'EMAIL', remaining: ['EMAIL'] }],
  ['both', ['phone', 'email'], { next: 'PHONE', remaining: ['EMAIL', 'PHONE'] }],
  ['only the next step', ['email'], { next: 'EMAIL' }],
  ['an unknown next step', ['phone', 'email'], { next: 'SELFIE', remaining: ['SELFIE'] }],
])(
  'when a login finds an unfinished sign-up and the service names %s, these codes are requested: %j',
  (_name, open, named) =>
    expect(openIn(walk({ type: 'resumed', sessionId: 's1', email: DRAFT.email, now: NOW, ...named }))).toEqual(open),
);
