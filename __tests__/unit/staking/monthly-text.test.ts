import { captionOf, emptyText, MONTHLY_SHAPE } from '@/features/staking/model/monthly-text';

const totals = { staked: '0', accrued: '0', claimable: '0', claimed: '0' };

test('the title is “No rewards yet” only for an investor who has never earned any', () => {
  expect(emptyText(totals).title).toBe('No rewards yet');
  expect(emptyText({ ...totals, claimed: '12.5' }).title).toBe('No rewards in the last six months');
  expect(emptyText({ ...totals, accrued: '0.000000000000000001' }).title).toBe('No rewards in the last six months');
});

test('the text says when not all claims were added up', () => {
  expect(captionOf({ isEmpty: false, since: { claims: [], isComplete: true } })).toBe(MONTHLY_SHAPE.caption);
  expect(captionOf({ isEmpty: false, since: { claims: [], isComplete: false } })).toMatch(
    /Includes only your newest claims \(0\)/,
  );
});

test('a chart without bars does not describe them', () => {
  const since = { claims: [], isComplete: true };
  expect(captionOf({ isEmpty: true, since })).not.toMatch(/dashed|outline/);
  expect(captionOf({ isEmpty: false, since })).toMatch(/dashed.*outline/);
});
