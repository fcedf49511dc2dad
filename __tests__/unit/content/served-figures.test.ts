/** @jest-environment node */
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getBankOverview, getFnxPrice } from '@/api/contract';
import { REPOSITORY_FIGURES, type SiteFigures } from '@/domain/site-figures';
import { BankOverviewScreen, CampaignDetailsScreen, PriceScreen } from '@/features/content';
import { bankOverview } from '@/sandbox/service/domain/bank';
import { priceHistory, priceNow } from '@/sandbox/service/domain/prices';

const AT = Date.UTC(2026, 10, 20, 10);
const SERVED: SiteFigures = {
  ...REPOSITORY_FIGURES,
  bank: getBankOverview.data.parse(bankOverview(AT, AT)),
  price: getFnxPrice.data.parse({ ...priceNow(AT, AT), history: priceHistory('1M', AT, AT) }),
  readAt: new Date(AT).toISOString(),
};

const textOf = (screen: ComponentType<{ figures: SiteFigures }>, figures: SiteFigures) =>
  renderToStaticMarkup(createElement(screen, { figures }))
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('in the served HTML, before any script runs,', () => {
  test('the bank page shows every figure in a chart and in a table', () => {
    const text = textOf(BankOverviewScreen, SERVED);
    for (const figure of ['$4,860 m', '17.2%', '11.5% required', '38.6', '44.1%', '46%', '71%', '0.14'])
      expect(text).toContain(figure);
    const html = renderToStaticMarkup(createElement(BankOverviewScreen, { figures: SERVED }));
    expect(html.match(/<table/g)).toHaveLength(3);
    expect(html.match(/<input[^>]+value="table"/g)).toHaveLength(3);
  });

  test('the bank page shows the figures from the service, and neither draws nor fills in missing ones', () => {
    const kpis = [{ label: 'Total assets', unit: 'USD m', value: '5123', asOf: '2026-12-31T00:00:00.000Z' }];
    const text = textOf(BankOverviewScreen, { ...SERVED, bank: { ...SERVED.bank, kpis, ratios: [] } });
    expect(text).toContain('$5,123 m');
    expect(text).toContain('The bank has not published these figures yet.');
    for (const figure of ['17.2%', '421', 'Profit after tax']) expect(text).not.toContain(figure);
  });

  test('the campaign page shows its progress, its use of funds and the effect on one per cent of the shares', () => {
    const text = textOf(CampaignDetailsScreen, SERVED);
    for (const figure of ['$18,400,000', '76.7%', '$6,000,000', '9,214', '60%', '0.96%', '0.95%'])
      expect(text).toContain(figure);
    expect(text).toContain('Open until');
  });

  test('the price page shows the market and the days of a month', () => {
    const text = textOf(PriceScreen, SERVED);
    for (const figure of ['39,540,000', '$10.64', '1.17', '$493.4 m', '50%']) expect(text).toContain(figure);
    expect(text).toContain('20 Nov 2026 $12.48');
  });

  test('a missing price is omitted', () => {
    const text = textOf(PriceScreen, REPOSITORY_FIGURES);
    expect(text).toContain('39,540,000');
    expect(text).not.toContain('All shares at this price');
    expect(text).not.toContain('Price to equity');
  });
});

test('a closed campaign has no link to a purchase', () => {
  const bank = { ...SERVED.bank, campaign: { ...SERVED.bank.campaign, status: 'CLOSED' } };
  expect(textOf(CampaignDetailsScreen, SERVED)).toContain('Open an account');
  expect(textOf(CampaignDetailsScreen, { ...SERVED, bank })).not.toContain('Open an account');
});
