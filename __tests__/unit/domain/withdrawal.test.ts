import { withdrawalOf } from '@/domain/withdrawal';

const DELIVERED = '2026-02-20T13:30:00.000Z';
const LAST = '2026-03-06T13:30:00.000Z';

it.each([
  ['at delivery', 'open', DELIVERED],
  ['at the last moment', 'open', LAST],
  ['a moment later', 'over', '2026-03-06T13:30:00.001Z'],
] as const)('%s, the right to withdraw is %s', (_when, state, now) =>
  expect(withdrawalOf(DELIVERED, Date.parse(now))).toEqual({ until: LAST, state }),
);

it('the fourteen days end at the time of day of the delivery, whatever its time zone', () =>
  expect(withdrawalOf('2026-02-20T15:30:00.000+02:00', Date.parse(LAST)).until).toBe(LAST));
