import { screen, within } from '@testing-library/react';
import { changeSettings, DEFAULT_SETTINGS, keepSettings } from '@/settings/settings';
import { LONG_WAIT, fact } from '../../support/buying';
import { withoutRetries } from '../../support/render';
import { useServer } from '../../support/service';
import { NODES, eventually, exchange, fillIn, openReview, useSwapper, whole } from '../../support/swapping';

useServer();
withoutRetries();
useSwapper();
afterEach(() => keepSettings(DEFAULT_SETTINGS));

const swapForm = () => screen.getByRole('form', { name: 'Swap' });
const stops = () =>
  within(screen.getByRole('list', { name: 'Route' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the route is drawn with its pool, the pool’s reserves at this block, and the share of the swap', async () => {
  await fillIn({ amount: '100' });
  expect(stops()).toEqual(['FNX100.00 in', 'Pool of FNX and USDTkeeps 0.25%', 'USDT1,244.56 out']);
  // Isolated, so that "100.00 in" keeps its order in a right-to-left page.
  for (const stop of swapForm().querySelectorAll('ol > li')) expect(stop.lastElementChild!.tagName).toBe('BDI');
  expect(fact(swapForm(), 'In the pool now')).toHaveTextContent('400,000 FNX4,992,000 USDT');
  expect(fact(swapForm(), 'Your swap')).toHaveTextContent('0.03% of its FNX');
  expect(swapForm()).toHaveTextContent(/From block 100, mined (just now|\d seconds? ago)\./);
});

test('a route through two pools is drawn with both, and BNB by its name', async () => {
  exchange.pools['FNX USDT'] = [0n, 0n];
  const { user, form } = await fillIn({ amount: '100' });
  expect(stops().map((words) => words?.replace(/\d[\d,.]*/, '#'))).toEqual([
    'FNX# in',
    'Pool of FNX and WBNBkeeps #%',
    'WBNBin between',
    'Pool of WBNB and USDTkeeps #%',
    'USDT# out',
  ]);
  expect(fact(swapForm(), 'In the pool of FNX and WBNB')).toHaveTextContent('200,000 FNX3,900.00 WBNB');
  expect(fact(swapForm(), 'In the pool of WBNB and USDT')).toHaveTextContent('10,000 WBNB6,400,000 USDT');
  await user.selectOptions(form.getByLabelText('Token to receive'), 'BNB');
  expect(stops().at(-1)).toMatch(/^BNB[\d.]+ out$/);
});

test('a block that has not changed for a long time is shown with its time', async () => {
  exchange.blockAge = 3 * 3_600;
  await fillIn({ amount: '100' });
  expect(swapForm()).toHaveTextContent(/From block 100, mined \w+ \d/);
});

test.each([
  ['100', 'Price impact 0.03%, below 1%'],
  ['14000', 'Price impact 3.38%, warning from 3%'],
  ['25000', 'Price impact 5.87%, red warning from 5%'],
  ['50000', 'Price impact 11.09%, type to confirm from 10%'],
  ['90000', 'Price impact 18.33%, not allowed above 15%'],
])('the scale of the price impact shows the impact of selling %s FNX', async (amount, words) => {
  await fillIn({ amount });
  expect(screen.getByRole('img', { name: words })).toBeVisible();
});

test('the network fee is estimated with the approval included, in BNB and at the pool’s price, with one call to each node', async () => {
  const { user, form } = await fillIn({ amount: '100' });
  // 145,000 gas for the swap and 60,000 for the approval, at one gwei; one BNB is 640 USDT.
  await eventually(() => expect(fact(swapForm(), 'Network fee')).toHaveTextContent('About 0.000205 BNB (0.14 USDT)'));
  exchange.allowances = { FNX: whole(100n) };
  await eventually(() => expect(fact(swapForm(), 'Network fee')).toHaveTextContent('About 0.000145 BNB (0.10 USDT)'));
  await user.selectOptions(form.getByLabelText('Token to pay'), 'BNB');
  await user.selectOptions(form.getByLabelText('Token to receive'), 'WBNB');
  await eventually(() => expect(fact(swapForm(), 'Network fee')).toHaveTextContent('About 0.00005 BNB (0.04 USDT)'));
  expect(exchange.gasAsked).toBe(NODES);
});

test('an unreadable network fee does not block the swap', async () => {
  exchange.gasPrice = null;
  await fillIn({ amount: '100' });
  expect(fact(swapForm(), 'Network fee')).toHaveTextContent('Paid by your wallet in BNB');
});

test('a typed number of shares shows its value at the reference price', async () => {
  const { form } = await fillIn({ amount: '100' });
  await eventually(() =>
    expect(form.getByLabelText('You pay')).toHaveAccessibleDescription(
      expect.stringMatching(/About \$[\d,]+\.\d\d at the reference price\./),
    ),
  );
  expect(form.getByLabelText('You receive')).not.toHaveAccessibleDescription(
    expect.stringContaining('reference price'),
  );
});

test('the review shows drawings of the route and of the price impact, and the cost of each step', async () => {
  const { sheet } = await openReview();
  expect(screen.getByRole('list', { name: 'Route' })).toHaveTextContent('Pool of FNX and USDT');
  expect(screen.getByRole('img', { name: 'Price impact 0.03%, below 1%' })).toBeVisible();
  await eventually(() => expect(fact(sheet, 'Network fee for the swap')).toHaveTextContent('About 0.000145 BNB'));
  expect(await within(sheet).findByRole('button', { name: 'Approve' }, LONG_WAIT)).toBeVisible();
  expect(sheet).toHaveTextContent('Network fee for the approval: About 0.00006 BNB (0.04 USDT).');
});

test('a value is shown in both currencies when another one is chosen', async () => {
  changeSettings({ currency: 'EUR' });
  const { form } = await fillIn({ amount: '100' });
  await eventually(() =>
    expect(form.getByLabelText('You pay')).toHaveAccessibleDescription(
      expect.stringMatching(/About \$[\d,]+\.\d\d \(about €[\d,]+\.\d\d ?\) at the reference price\./),
    ),
  );
});
