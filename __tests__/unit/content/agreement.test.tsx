import { getBankOverview } from '@/api/contract';
import { TOPICS } from '@/config/questions';
import { EDITIONS } from '@/config/editions';
import { PrivacyPolicyScreen, RiskDisclosureScreen, TermConditionScreen } from '@/features/content';
import { BANK, BY_YEAR, CAMPAIGN, SHARES, YEARS } from '@/features/content/facts';
import { articlesFor, faqsFor, pageBySlug } from '@/sandbox/service/domain/content';
import { bankOverview } from '@/sandbox/service/domain/bank';
import { RISK_VERSION, TERMS_VERSION } from '@/sandbox/service/domain/versions';
import { readPage } from './read-page';

const AT = Date.UTC(2026, 10, 20);
const overview = getBankOverview.data.parse(bankOverview(AT, AT));

/** '18,400,000 USD' and '4,860 m USD' as plain figures. */
const figureOf = (value: string) => (/^[\d,.]+/.exec(value)?.[0] ?? '').replace(/,/g, '');
const latest = (label: string) => [...overview.kpis, ...overview.ratios].filter((one) => one.label === label).at(-1);

describe('the figures of the public pages and of the service', () => {
  test.each(BY_YEAR.map(({ label, values }) => [label, values] as const))(
    '%s is the same in each year',
    (label, values) => {
      const told = [...overview.kpis, ...overview.ratios].filter((one) => one.label === label);
      expect(told.map(({ value }) => value)).toEqual(values.map(figureOf));
      expect(told.map(({ asOf }) => asOf.slice(0, 4))).toEqual(YEARS.map((year) => /\d{4}$/.exec(year)?.[0]));
    },
  );

  test.each(
    [BANK.assets, BANK.equity, BANK.tier1, BANK.leverage, BANK.liquidity, BANK.badLoans].map(
      (fact) => [fact.label, fact] as const,
    ),
  )('%s is the same today', (label, { value, asOf }) => {
    expect(latest(label)).toMatchObject({ value: figureOf(value), asOf: `${asOf.iso}T00:00:00.000Z` });
  });

  test('the campaign is the same', () => {
    const { raised, min, max, investors, minTicket } = overview.campaign;
    expect({ raised, min, max, minTicket }).toEqual({
      raised: figureOf(CAMPAIGN.raised.value),
      min: figureOf(CAMPAIGN.minimum.value),
      max: figureOf(CAMPAIGN.target.value),
      minTicket: figureOf(SHARES.smallest.value),
    });
    expect(String(investors)).toBe(figureOf(CAMPAIGN.investors.value));
  });

  test('the campaign opens and closes by the clock', () => {
    const statusAt = (iso: string) => bankOverview(Date.parse(iso), AT).campaign.status;
    expect(
      ['2026-03-01T23:59:59Z', '2026-03-02T00:00:00Z', '2026-12-18T16:59:59Z', '2026-12-18T17:00:00Z'].map(statusAt),
    ).toEqual(['UPCOMING', 'OPEN', 'OPEN', 'CLOSED']);
  });
});

describe('the legal texts of the site and of the service', () => {
  const flat = (text: string | null | undefined) => (text ?? '').replace(/\d+\. /g, '').replace(/\s+/g, '');
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

  test.each([
    ['term-condition', TermConditionScreen],
    ['privacy-policy', PrivacyPolicyScreen],
    ['risk-disclosure', RiskDisclosureScreen],
  ] as const)('%s says the same in both places, in the same version', (slug, screen) => {
    const { document } = readPage(`/static/${slug}`, screen);
    const told = pageBySlug(slug);
    expect(told).toMatchObject({ version: EDITIONS[slug].version, title: document.querySelector('h1')?.textContent });
    expect(told.effectiveDate?.slice(0, 10)).toBe(document.querySelector('time')?.getAttribute('datetime'));
    const served = [...document.querySelectorAll('article section')]
      .map(({ textContent }) => flat(textContent))
      .join('');
    const summary = flat(document.querySelector('article aside')?.textContent);
    expect(flat(parse(told.content).textContent)).toBe(summary + served);
  });

  test('what an investor accepts are these versions', () => {
    expect([TERMS_VERSION, RISK_VERSION]).toEqual([
      EDITIONS['term-condition'].version,
      EDITIONS['risk-disclosure'].version,
    ]);
  });
});

test('the questions of the site are the questions of the service', () => {
  const asked = TOPICS.flatMap(({ questions }) => questions);
  expect(faqsFor({}).map(({ _id, question }) => [_id, question])).toEqual(asked.map(({ id, ask }) => [id, ask]));
});

test('an article that quotes a figure of the bank quotes the one that the site shows', () => {
  expect(articlesFor({ search: '4,860 31.4 17.2 % 2,940' }).map(({ slug }) => slug)).toEqual([
    'third-quarter-in-five-figures',
  ]);
});
