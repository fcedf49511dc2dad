/** @jest-environment node */
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { appConfigSchema } from '@/config/app-config';
import { REPOSITORY_FIGURES, type SiteFigures } from '@/domain/site-figures';
import { FnxizationScreen, HowDifferentScreen, HowWorkScreen } from '@/features/content';
import { COMPARISON_WORDS, comparisonRows } from '@/features/content/model/comparison';
import { contractsOf } from '@/features/content/model/contracts';
import { purchaseSteps } from '@/features/content/model/purchase-steps';
import { smallestShares } from '@/features/content/model/smallest-purchase';
import { APP_CONFIG } from '../../support/app-config';

const { bank } = REPOSITORY_FIGURES;
/** A service that requires a higher minimum than the repository. */
const TOLD: SiteFigures = {
  ...REPOSITORY_FIGURES,
  bank: { ...bank, campaign: { ...bank.campaign, minTicket: '75' } },
  readAt: '2026-11-20T10:00:00.000Z',
};

const servedAs = (screen: ReactElement) => renderToStaticMarkup(screen).replace(/<style.*?<\/style>/gs, '');
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('without a script, as it is served,', () => {
  test('the life of a share is a group of seven steps, and the words of each are there', () => {
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
    expect(text).toContain('The list of addresses asks for the figures of this moment, which needs scripts.');
  });

  test.each([HowWorkScreen, HowDifferentScreen])(
    'the smallest purchase is the one that the service tells',
    (screen) => {
      expect(textOf(servedAs(createElement(screen, { figures: TOLD })))).toContain('75 USD');
      expect(textOf(servedAs(createElement(screen, { figures: REPOSITORY_FIGURES })))).toContain('50 USD');
    },
  );

  test.each([
    ['12.48', '6.0096'],
    ['75', '1'],
    ['0', null],
  ])('at a price of %s it is drawn as %s shares', (price, shares) => {
    const told = { price, currency: 'USD', updatedAt: '2026-11-20T10:00:00.000Z' };
    expect(smallestShares({ ...TOLD, price: { ...told, source: 'test' } as SiteFigures['price'] })).toBe(shares);
    expect(smallestShares({ ...TOLD, price: null })).toBeNull();
  });

  test('a purchase is drawn step by step, each with what to do where it goes wrong', () => {
    const html = servedAs(createElement(HowWorkScreen, { figures: REPOSITORY_FIGURES }));
    expect(html.match(/<summary/g)).toHaveLength(purchaseSteps(REPOSITORY_FIGURES).length);
    expect(html.match(/<svg/g)?.length).toBeGreaterThan(7);
    expect(textOf(html)).toContain('Specimen');
  });
});

describe('the comparison', () => {
  const rows = comparisonRows(REPOSITORY_FIGURES);

  test('says of every weaker row why, and unfolds nothing that is no row', () => {
    const weaker = rows.filter(({ isWeaker }) => isWeaker).map(({ id }) => id);
    expect(weaker).toEqual(expect.arrayContaining(['selling', 'choice', 'access', 'mistake', 'record']));
    expect(weaker.filter((id) => !COMPARISON_WORDS[id])).toEqual([]);
    const ids = rows.map(({ id }) => id);
    expect(Object.keys(COMPARISON_WORDS).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('counts the weaker rows in words', () => {
    const weaker = rows.filter(({ isWeaker }) => isWeaker).length;
    const text = textOf(servedAs(createElement(HowDifferentScreen, { figures: REPOSITORY_FIGURES })));
    expect(text).toContain(`That is so in ${weaker} of ${rows.length} rows.`);
    expect(text.match(/Weaker here/g)).toHaveLength(weaker);
  });
});

describe('the addresses of a deployment', () => {
  const config = appConfigSchema.parse(APP_CONFIG);

  test('name what is not set up, and leave its address out', () => {
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
  ])('tell a fee of %d ten-thousandths as %s per cent', (feeBps, told) => {
    const swap = { router: config.payAddress, factory: config.payAddress, wbnb: config.payAddress, feeBps };
    const exchange = contractsOf({ ...config, swap }).find(({ name }) => name === 'Exchange');
    expect(exchange).toMatchObject({
      address: config.payAddress,
      purpose: `The pool keeps ${told}\u00a0% of each swap`,
    });
  });
});
