import { getBankOverview } from '@/api/contract';
import { TOPICS } from '@/config/questions';
import { EDITIONS } from '@/config/editions';
import { PrivacyPolicyScreen, RiskDisclosureScreen, TermConditionScreen } from '@/features/content';
import { REPOSITORY_FIGURES } from '@/domain/site-figures';
import { SHARES } from '@/features/content/facts';
import { byYear, factsOf } from '@/features/content/model/site-facts';
import { campaignFacts } from '@/parts/campaign-facts';
import { articlesFor, faqsFor, pageBySlug } from '@/sandbox/service/domain/content';
import { bankOverview } from '@/sandbox/service/domain/bank';
import { RISK_VERSION, TERMS_VERSION } from '@/sandbox/service/domain/versions';
import { readPage } from './read-page';

const AT = Date.UTC(2026, 10, 20);
const overview = getBankOverview.data.parse(bankOverview(AT, AT));

describe('the figures of the public pages and of the service', () => {
  test('match the schema of the contract, and are equal in the repository and at the service', () => {
    const { campaign, ...bank } = REPOSITORY_FIGURES.bank;
    const { price, minTicket, status } = overview.campaign;
    expect(getBankOverview.data.parse({ ...bank, campaign: { ...campaign, price, minTicket, status } })).toEqual(
      overview,
    );
  });

  test('are shown unchanged while the service is unavailable', () => {
    const figures = { ...REPOSITORY_FIGURES, bank: overview };
    expect(byYear(figures)).toEqual(byYear(REPOSITORY_FIGURES));
    expect(campaignFacts(figures)).toEqual(campaignFacts(REPOSITORY_FIGURES));
    const [assets] = factsOf(figures, ['Total assets']);
    expect(assets).toMatchObject({ value: '$4,860\u00a0m', asOf: { iso: '2026-09-30' } });
    expect(SHARES.smallest.value).toBe(`$${overview.campaign.minTicket}`);
  });

  test('are in order of years, and each ratio has its sign', () => {
    const { years, rows } = byYear(REPOSITORY_FIGURES);
    expect(years).toEqual(['2023', '2024', '2025', '9 months 2026']);
    expect(rows.map(({ label, values }) => [label, values.at(-1)])).toEqual([
      ['Total assets', '4,860'],
      ['Loans to customers', '2,940'],
      ['Deposits', '4,120'],
      ['Equity', '421'],
      ['Profit after tax', '31.4'],
      ['Cost to income', '54%'],
      ['Tier 1 ratio', '17.2%'],
    ]);
  });

  test('open and close the campaign by the clock', () => {
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
  ] as const)('%s is the same in both places, in the same version', (slug, screen) => {
    const { document } = readPage(`/static/${slug}`, screen);
    const page = pageBySlug(slug);
    expect(page).toMatchObject({ version: EDITIONS[slug].version, title: document.querySelector('h1')?.textContent });
    expect(page.effectiveDate?.slice(0, 10)).toBe(document.querySelector('time')?.getAttribute('datetime'));
    const served = [...document.querySelectorAll('article section')]
      .map(({ textContent }) => flat(textContent))
      .join('');
    const summary = flat(document.querySelector('article aside')?.textContent);
    expect(flat(parse(page.content).textContent)).toBe(summary + served);
  });

  test('have the versions that investors are asked to accept', () => {
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

test('an article that quotes a figure of the bank quotes the figure of the site', () => {
  expect(articlesFor({ search: '4,860 31.4 17.2% 2,940' }).map(({ slug }) => slug)).toEqual([
    'third-quarter-in-five-figures',
  ]);
});
