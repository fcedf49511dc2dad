import {
  NO_DEACTIVATION,
  deactivationFlow,
  type DeactivationEvent,
  type DeactivationFlow,
} from '@/features/account/model/deactivation-flow';
import { missingFrom, reasonText, resolvingLink } from '@/features/account/model/deactivation-text';
import { storedDeactivation } from '@/features/account/model/stored-deactivation';

const draft = { reason: 'SOLD', more: 'To my sister.' };
const answer = { sessionId: 's-1', expiresAt: '2026-01-15T12:05:00.000Z', blockers: [] };
const NOW = 1_000_000;
const run = (...events: DeactivationEvent[]): DeactivationFlow => events.reduce(deactivationFlow, NO_DEACTIVATION);
const TO_REASON: DeactivationEvent[] = [{ type: 'opened' }, { type: 'understood' }, { type: 'written', draft }];
const TO_CODE: DeactivationEvent[] = [...TO_REASON, { type: 'started', answer, now: NOW }];

it('a deactivation goes from the consequences to the code, and a resend waits a minute when the service gives no time', () => {
  expect(run(...TO_CODE)).toEqual({ step: 'code', draft, sessionId: 's-1', resendAt: NOW + 60_000 });
  const started = { type: 'started', answer: { ...answer, resendAfter: 90 }, now: NOW } as const;
  expect(run(...TO_REASON, started)).toMatchObject({ resendAt: NOW + 90_000 });
  expect(run(...TO_CODE, { type: 'resent', resendAfter: 120, now: NOW })).toMatchObject({ resendAt: NOW + 120_000 });
});

it('a deactivation asks for the reason only after the consequences, and for the code only after the reason', () => {
  expect(run({ type: 'understood' })).toBe(NO_DEACTIVATION);
  expect(run({ type: 'opened' }, { type: 'started', answer, now: NOW })).toMatchObject({ step: 'consequences' });
});

it('a deactivation keeps the typed text when an open order or stake blocks it, before the code and after it', () => {
  const blocked = { ...answer, blockers: ['An order is open.'] };
  const before = run(...TO_REASON, { type: 'started', answer: blocked, now: NOW });
  expect(before).toEqual({ step: 'blocked', draft, blockers: [{ kind: 'OTHER', text: 'An order is open.' }] });
  const late = run(...TO_CODE, { type: 'blocked', blocker: { kind: 'LATE', text: 'An order is open.' } });
  expect(deactivationFlow(late, { type: 'restarted' })).toEqual({ step: 'reason', draft });
});

it('a deactivation removes its data when the user leaves it', () => {
  expect(run(...TO_CODE, { type: 'left' })).toEqual(NO_DEACTIVATION);
});

it('a deactivation resumes after a reload, and one that was blocked resumes at the reason', () => {
  for (const flow of [run({ type: 'opened' }), run(...TO_REASON), run(...TO_CODE)]) {
    storedDeactivation.keep(flow);
    expect(storedDeactivation.read()).toEqual(flow);
  }
  storedDeactivation.keep(run(...TO_CODE, { type: 'blocked', blocker: { kind: 'LATE', text: 'An order is open.' } }));
  expect(storedDeactivation.read()).toEqual({ step: 'reason', draft });
  storedDeactivation.keep(NO_DEACTIVATION);
  expect(sessionStorage.getItem('deactivation_draft')).toBeNull();
  sessionStorage.setItem('deactivation_draft', '{"step":"done"}');
  expect(storedDeactivation.read()).toBe(NO_DEACTIVATION);
});

it('a deactivation reports the reason to the service, and asks for missing entries', () => {
  expect(reasonText(draft)).toBe('I have sold my shares: To my sister.');
  expect(reasonText({ reason: 'UNUSED', more: '  ' })).toBe('I no longer use it');
  expect(Object.keys(missingFrom({ reason: '', more: '' }, ''))).toEqual(['reason', 'password']);
  expect(Object.keys(missingFrom({ reason: 'OTHER', more: ' ' }, 'x'))).toEqual(['more']);
});

it.each([
  [{ kind: 'ORDER', text: '', orderId: 'a/b' }, '/deals?order=a%2Fb'],
  [{ kind: 'ORDER', text: '' }, '/deals'],
  [{ kind: 'STAKE', text: '' }, '/staking'],
  [{ kind: 'CLAIM', text: '' }, '/rewards'],
  [{ kind: 'GIFT', text: '' }, '/contactus'],
  [{ kind: 'LATE', text: '' }, undefined],
])('the link for resolving the blocker %j is %s', (blocker, href) => expect(resolvingLink(blocker)?.href).toBe(href));
