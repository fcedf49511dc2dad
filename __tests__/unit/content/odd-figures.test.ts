import { REPOSITORY_FIGURES, type SiteFigures } from '@/domain/site-figures';
import { SHARES } from '@/features/content/facts';
import { marketFacts } from '@/features/content/model/market';
import { factsOf } from '@/features/content/model/site-facts';
import { campaignFacts } from '@/parts/campaign-facts';
import { readRichText } from '@/server/page-data/read-rich-text';
import { textOf } from '@/ui/rich-text/rich-node';

const { bank } = REPOSITORY_FIGURES;

const raise = (fields: Partial<SiteFigures['bank']['campaign']>) =>
  campaignFacts({
    ...REPOSITORY_FIGURES,
    bank: { ...bank, campaign: { ...bank.campaign, ...fields } },
    readAt: '2027-04-01T00:00:00.000Z',
  });

describe('the progress of the campaign', () => {
  test('is complete only when the full amount is raised', () => {
    expect(raise({ raised: '23999999', max: '24000000' }).share.value).not.toMatch(/^100/);
  });

  test('is not shown as zero if the raised amount has more decimals than a token', () => {
    expect(raise({ raised: '18400000.0000000000000000001', max: '24000000' }).share.value).toMatch(/^76\.7/);
  });

  test('shows no date for reaching the minimum if the campaign is not the bank’s own', () => {
    const { minimum } = raise({
      startsAt: '2027-03-01T00:00:00.000Z',
      endsAt: '2027-12-01T00:00:00.000Z',
      raised: '9000000',
      min: '8000000',
    });
    expect(minimum.label).not.toContain('11 May');
  });

  test('is never drawn beyond the end of its line', () => {
    expect(Number(raise({ raised: '25000000', max: '24000000' }).raisedShare)).toBeLessThanOrEqual(100);
  });
});

describe('the market', () => {
  const price = (fields: Partial<NonNullable<SiteFigures['price']>> = {}): NonNullable<SiteFigures['price']> => ({
    price: '12.48',
    currency: 'USD',
    change24h: '0.5',
    updatedAt: '2026-11-20T12:00:00.000Z',
    source: 'Reference price',
    history: [
      { t: '2026-10-20T00:00:00.000Z', p: '12' },
      { t: '2026-11-20T00:00:00.000Z', p: '12.48' },
    ],
    ...fields,
  });
  const equityOf = (value: string, unit: string) => {
    const kpis = [{ label: 'Equity', value, unit, asOf: '2026-09-30T00:00:00.000Z' }];
    return factsOf({ bank: { ...bank, kpis, ratios: [] } }, ['Equity'])[0];
  };
  const render = (published: NonNullable<SiteFigures['price']>, equity = equityOf('412', 'USD m')) =>
    new Map(
      marketFacts({ price: published }, { shares: SHARES.issued, equity }).map(({ label, value }) => [label, value]),
    );

  test('shows a price that has more decimals than a token', () => {
    const facts = render(
      price({
        history: [
          { t: '2026-10-20T00:00:00.000Z', p: '12' },
          { t: '2026-11-20T00:00:00.000Z', p: '12.3333333333333333333' },
        ],
      }),
    );
    expect([...facts.values()].join(' ')).not.toContain('-100');
  });

  test('omits the price change of a range whose first day has no price', () => {
    const days = [
      { t: '2026-10-20T00:00:00.000Z', p: '0' },
      { t: '2026-11-20T00:00:00.000Z', p: '12.48' },
    ];
    expect([...render(price({ history: days })).keys()]).not.toContain('Since 20 Oct 2026');
  });

  test('shows equity with a fraction of a million in millions, not in dollars', () => {
    expect(render(price(), equityOf('411.5', 'USD m')).get('Equity of one share')).toBe('$10.40');
  });

  test('omits equity without a currency', () => {
    expect(render(price(), equityOf('412', 'USD bn')).has('Equity of one share')).toBe(false);
  });

  test('does not compare the price with equity in another currency', () => {
    expect(render(price({ currency: 'EUR' })).has('Price to equity')).toBe(false);
  });

  test('does not multiply equity in plain dollars by a million', () => {
    expect(render(price(), equityOf('412000000', 'USD')).get('Equity of one share')).toBe(
      render(price(), equityOf('412', 'USD m')).get('Equity of one share'),
    );
  });
});

describe('a text from the service', () => {
  const words = (source: string) => readRichText(source).map(textOf).join(' ');

  test('keeps words that an editor has wrapped into many elements', () => {
    const deep = 5_000;
    const source = `<p>Before.</p>${'<div>'.repeat(deep)}<p>You may withdraw.</p>${'</div>'.repeat(deep)}<p>After.</p>`;
    expect(words(source)).toBe('Before. You may withdraw. After.');
  });
});
