import {
  firstTwoFactor,
  twoFactorFlow,
  type TwoFactorEvent,
  type TwoFactorFlow,
} from '@/features/account/model/two-factor-flow';
import { noticeText } from '@/features/account/model/two-factor-text';

const authenticator = { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/FNX:a?secret=JBSWY3DPEHPK3PXP' };
const recoveryCodes = ['AAAA-BBBB'];
const EVENTS: readonly TwoFactorEvent[] = [
  { type: 'started', authenticator },
  { type: 'codes-received', recoveryCodes },
  { type: 'codes-lost' },
  { type: 'saved' },
  { type: 'renewal-asked' },
  { type: 'stop-asked' },
  { type: 'stopped' },
  { type: 'left' },
];
const after = (...events: TwoFactorEvent['type'][]): TwoFactorFlow =>
  events.reduce(
    (flow, type) =>
      twoFactorFlow(
        flow,
        EVENTS.find((event) => event.type === type)!,
      ),
    firstTwoFactor(false),
  );

it('two-factor goes from the key through the recovery codes to its end', () => {
  expect(after('started')).toEqual({ step: 'adding', authenticator });
  expect(after('started', 'codes-received')).toEqual({ step: 'codes', recoveryCodes });
  expect(after('started', 'codes-received', 'saved')).toEqual({ step: 'resting', notice: 'saved' });
});

it('the step with unsaved recovery codes cannot be left', () => {
  expect(after('started', 'codes-received', 'left')).toEqual({ step: 'codes', recoveryCodes });
  expect(after('renewal-asked', 'codes-received', 'left')).toEqual({ step: 'codes', recoveryCodes });
});

it.each(['started', 'renewal-asked', 'stop-asked'] as const)(
  'leaving two-factor after the event %s shows no message',
  (event) => {
    expect(after(event, 'left')).toEqual({ step: 'resting', notice: null });
  },
);

it('the message about an interrupted step says whether two-factor is on, and what to do next', () => {
  expect(firstTwoFactor(true)).toEqual({ step: 'resting', notice: 'interrupted' });
  expect(noticeText('interrupted', false, false)).toMatch(/still off/);
  expect(noticeText('interrupted', true, true)).toMatch(/make new ones/);
  expect(noticeText('interrupted', true, false)).toMatch(/off and on again/);
});

it('secret and codes exist only in the step that shows them, whatever the order of events', () => {
  const random = (seed: number) => () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const next = random(7);
  let flow = firstTwoFactor(false);
  for (let step = 0; step < 2_000; step += 1) {
    const event = EVENTS[Math.floor(next() * EVENTS.length)]!;
    flow = twoFactorFlow(flow, event);
    const text = JSON.stringify(flow);
    expect(text.includes(authenticator.secret)).toBe(flow.step === 'adding');
    expect(text.includes(recoveryCodes[0]!)).toBe(flow.step === 'codes');
  }
});
