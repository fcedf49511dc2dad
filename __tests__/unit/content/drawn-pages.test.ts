/** @jest-environment node */
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { appConfigSchema } from '@/config/app-config';
import { REPOSITORY_FIGURES, type SiteFigures } from '@/domain/site-figures';
import { FnxizationScreen, HowDifferentScreen, HowWorkScreen } from '@/features/content';
import { COMPARISON_TEXT, comparisonRows } from '@/features/content/model/comparison';
import { contractsOf } from '@/features/content/model/contracts';
import { purchaseSteps } from '@/features/content/model/purchase-steps';
import { smallestShares } from '@/features/content/model/smallest-purchase';
import { APP_CONFIG } from '../../support/app-config';

const { bank } = REPOSITORY_FIGURES;
/** A service that requires a higher minimum purchase than the repository's own content. */
const FIGURES: SiteFigures = {
  ...REPOSITORY_FIGURES,
  bank: { ...bank, campaign: { ...bank.campaign, minTicket: '75' } },
  readAt: '2026-11-20T10:00:00.000Z',
};

const servedAs = (screen: ReactElement) => renderToStaticMarkup(screen).replace(/<style.*?<\/style>/gs, '');
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the page as it is served, without a script,', () => {
  test('has the life of a share as a group of seven steps, with their texts', () => {
    const html = servedAs(createElement(FnxizationScreen));
    expect(html.match(/<input type="radio"/g)).toHaveLength(7);
    expect(html.match(/<input[^>]+checked=""/g)).toHaveLength(1);
    const text = textOf(html);
    for (const words of [
      'One share',
      'One entry',
      'One FNX',
      'Four of seven keys sign',
      'Stays yours, at the old wallet',
    ])
      expect(text).toContain(words);
    expect(text).toContain('The list of addresses uses live figures, which needs JavaScript.');
  });

  test.each([HowWorkScreen, HowDifferentScreen])('has the smallest purchase that the service sets', (screen) => {
    expect(textOf(servedAs(createElement(screen, { figures: FIGURES })))).toContain('$75');
    expect(textOf(servedAs(createElement(screen, { figures: REPOSITORY_FIGURES })))).toContain('$50');
  });

  test.each([
    ['12.48', '6.0096'],
    ['75', '1'],
    ['0', null],
  ])('draws the smallest purchase at a price of %s as %s shares', (price, shares) => {
    const published = { price, currency: 'USD', updatedAt: '2026-11-20T10:00:00.000Z' };
    expect(smallestShares({ ...FIGURES, price: { ...published, source: 'test' } as SiteFigures['price'] })).toBe(
      shares,
    );
    expect(smallestShares({ ...FIGURES, price: null })).toBeNull();
  });

  test('draws a purchase step by step, with help for the failures of each step', () => {
    const html = servedAs(createElement(HowWorkScreen, { figures: REPOSITORY_FIGURES }));
    expect(html.match(/<summary/g)).toHaveLength(purchaseSteps(REPOSITORY_FIGURES).length);
    expect(html.match(/<svg/g)?.length).toBeGreaterThan(7);
    expect(textOf(html)).toContain('Specimen');
  });
});

describe('the comparison', () => {
  const rows = comparisonRows(REPOSITORY_FIGURES);

  test('gives a reason for every row in which FNX is weaker, and unfolds no other row', () => {
    const weaker = rows.filter(({ isWeaker }) => isWeaker).map(({ id }) => id);
    expect(weaker).toEqual(expect.arrayContaining(['selling', 'choice', 'access', 'mistake', 'record']));
    expect(weaker.filter((id) => !COMPARISON_TEXT[id])).toEqual([]);
    const ids = rows.map(({ id }) => id);
    expect(Object.keys(COMPARISON_TEXT).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('says in how many rows FNX is weaker', () => {
    const weaker = rows.filter(({ isWeaker }) => isWeaker).length;
    const text = textOf(servedAs(createElement(HowDifferentScreen, { figures: REPOSITORY_FIGURES })));
    expect(text).toContain(`This applies to ${weaker} of ${rows.length} rows.`);
    expect(text.match(/Weaker here/g)).toHaveLength(weaker);
  });
});

describe('the addresses of a deployment', () => {
  const config = appConfigSchema.parse(APP_CONFIG);

  test('name a contract that is not set up, and omit its address', () => {
    expect(contractsOf(config).map(({ name, address }) => [name, address !== undefined])).toEqual([
      ['FNX', true],
      ['USDT', true],
      ['Vault', false],
      ['Exchange', false],
    ]);
  });

  test.each([
    [25, '0.25'],
    [30, '0.3'],
    [100, '1'],
    [0, '0'],
  ])('show a fee of %d ten-thousandths as %s per cent', (feeBps, percent) => {
    const swap = { router: config.payAddress, factory: config.payAddress, wbnb: config.payAddress, feeBps };
    const exchange = contractsOf({ ...config, swap }).find(({ name }) => name === 'Exchange');
    expect(exchange).toMatchObject({
      address: config.payAddress,
      purpose: `The pool keeps ${percent}% of each swap`,
    });
  });
});
