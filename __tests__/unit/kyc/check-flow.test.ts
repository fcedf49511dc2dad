import fc from 'fast-check';
import { checkReducer, CLOSED, type CheckAction, type CheckFlow } from '@/features/kyc/model/check-flow';

const run = (...actions: CheckAction[]) => actions.reduce(checkReducer, CLOSED);
const ASK: CheckAction = { type: 'ask' };
const TOKEN: CheckAction = { type: 'token', token: 't1', isTrusted: true };
const READY: CheckAction = { type: 'ready' };
const RENEWAL_FAILED: CheckAction = { type: 'trouble', fault: 'not-renewed' };

test('a check opens once its token and then the provider’s page have arrived', () => {
  expect(run(ASK)).toEqual({ step: 'asking' });
  expect(run(ASK, TOKEN)).toEqual({ step: 'opening', token: 't1', isLate: false });
  expect(run(ASK, TOKEN, READY)).toEqual({ step: 'open', token: 't1', trouble: null });
});

test('a token for another origin opens nothing', () => {
  expect(run(ASK, { ...TOKEN, isTrusted: false } as CheckAction)).toEqual({ step: 'stopped', fault: 'other-address' });
});

test('a refusal is kept with its reason, and a new request removes it', () => {
  const error = new Error('no');
  expect(run(ASK, { type: 'refused', error })).toEqual({ step: 'refused', error });
  expect(run(ASK, { type: 'refused', error }, ASK)).toEqual({ step: 'asking' });
});

test('a page that arrives late is still shown', () => {
  expect(run(ASK, TOKEN, { type: 'late' })).toMatchObject({ step: 'opening', isLate: true });
  expect(run(ASK, TOKEN, { type: 'late' }, READY)).toEqual({ step: 'open', token: 't1', trouble: null });
  expect(run(ASK, TOKEN, READY, { type: 'late' })).toMatchObject({ step: 'open' });
});

test('a check whose page the browser blocks is stopped', () => {
  expect(run(ASK, TOKEN, { type: 'blocked' })).toEqual({ step: 'stopped', fault: 'blocked' });
});

test('a fault is shown beside the open check until the check continues', () => {
  expect(run(ASK, TOKEN, READY, RENEWAL_FAILED)).toEqual({ step: 'open', token: 't1', trouble: 'not-renewed' });
  expect(run(ASK, TOKEN, READY, RENEWAL_FAILED, { type: 'progress' })).toMatchObject({ trouble: null });
});

test('a fault of the page does not hide that the token could not be renewed', () => {
  const reported = run(ASK, TOKEN, READY, RENEWAL_FAILED, { type: 'trouble', fault: 'page-fault' });
  expect(reported).toMatchObject({ trouble: 'not-renewed' });
});

test('an event after the check was closed opens nothing', () => {
  for (const action of [TOKEN, READY, RENEWAL_FAILED, { type: 'refused', error: 1 }, { type: 'blocked' }] as const)
    expect(run(ASK, { type: 'close' }, action)).toBe(CLOSED);
});

const anyAction: fc.Arbitrary<CheckAction> = fc.oneof(
  fc.constantFrom<CheckAction>(
    ASK,
    READY,
    RENEWAL_FAILED,
    { type: 'late' },
    { type: 'blocked' },
    { type: 'progress' },
    { type: 'close' },
    { type: 'trouble', fault: 'page-fault' },
    { type: 'refused', error: 'refused' },
  ),
  fc.record({ type: fc.constant('token' as const), token: fc.constantFrom('t1', 't2'), isTrusted: fc.boolean() }),
);

const tokenOf = (flow: CheckFlow) => ('token' in flow ? flow.token : undefined);

test('in any order of events, a page opens only with a trusted token and keeps it', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      let flow = CLOSED;
      for (const action of actions) {
        const before = flow;
        flow = checkReducer(before, action);
        const token = tokenOf(flow);
        const given =
          action.type === 'token' && action.isTrusted && before.step === 'asking' ? action.token : undefined;
        if (token !== undefined) expect(token).toBe(given ?? tokenOf(before));
        if (flow.step === 'open' && before.step !== 'open') expect(before.step).toBe('opening');
        expect(checkReducer(flow, ASK).step).toBe('asking');
        expect(checkReducer(flow, { type: 'close' })).toBe(CLOSED);
      }
    }),
    { numRuns: 500 },
  );
});
