import { campaignProgress } from '@/domain/campaign';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const CAMPAIGN = {
  raised: '18400000',
  max: '24000000',
  startsAt: '2026-03-02T00:00:00Z',
  endsAt: '2026-12-18T17:00:00Z',
};
const at = (change: Partial<typeof CAMPAIGN>) => campaignProgress({ ...CAMPAIGN, ...change }, NOW);

test('the percentage is 100 only once the full amount is raised, and the time left is the same as on the campaign page', () => {
  expect(at({})).toEqual({ share: '76.7', timeLeft: '26 days left' });
  expect(at({ raised: '23999999.99' })).toMatchObject({ share: '99.9' });
  expect(at({ raised: '24000000' })).toMatchObject({ share: '100' });
  expect(at({ raised: '0' })).toMatchObject({ share: '0' });
  expect(at({ endsAt: '2026-11-22T12:00:01Z' })).toMatchObject({ timeLeft: 'Less than an hour left' });
});

test.each([
  ['is over', { endsAt: '2026-11-22T12:00:00Z' }],
  ['has not begun', { startsAt: '2026-11-23T00:00:00Z' }],
  ['has an unreadable end', { endsAt: 'soon' }],
  ['has a target of zero', { max: '0' }],
  ['has an invalid figure', { raised: 'much' }],
])('a campaign that %s has no figures', (_name, change) => {
  expect(at(change)).toBeNull();
});
