import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { REPOSITORY_FIGURES } from '@/domain/site-figures';
import { BankOverviewScreen, CampaignDetailsScreen, PriceScreen } from '@/features/content';
import { answerPool, ONE } from '../../support/pool';
import { renderScreen, withoutRetries } from '../../support/render';
import { server, startBackend, useServer } from '../../support/service';

useServer();
withoutRetries();
beforeEach(async () => {
  await startBackend();
  answerPool({ FNX: 400_000n * ONE, USDT: 4_992_000n * ONE });
});
afterEach(() => queryClient.clear());

const LONG_WAIT = { timeout: 4_000 };

describe('the bank in figures', () => {
  test('is drawn, and each drawing has its table', async () => {
    const { user } = renderScreen(<BankOverviewScreen figures={REPOSITORY_FIGURES} />, { pathname: '/bank-overview' });
    const assets = await screen.findByRole('img', {
      name: /^Total assets\. 2023: 4,010; .* 9 months of 2026: 4,860\.$/,
    });
    expect(assets).toBeVisible();
    expect(screen.getByRole('img', { name: /11\.5% required by the supervisor/ })).toBeVisible();
    const years = screen.getByRole('group', { name: 'Year by year, shown as' });
    await user.click(within(years).getByRole('radio', { name: 'Table' }));
    expect(within(years).getByRole('radio', { name: 'Table' })).toBeChecked();
    expect(screen.getByRole('row', { name: 'Profit after tax 29.7 34.9 38.6 31.4', hidden: true })).toBeInTheDocument();
  });

  test('links its documents only if they are on this site', async () => {
    const documents = [
      { title: 'Half-year report', url: '/docs#reports', asOf: '2026-08-14T00:00:00.000Z' },
      { title: 'Elsewhere', url: 'https://example.org/', asOf: '2026-08-14T00:00:00.000Z' },
      { title: 'Elsewhere too', url: '//example.org/', asOf: '2026-08-14T00:00:00.000Z' },
    ];
    const figures = { ...REPOSITORY_FIGURES, bank: { ...REPOSITORY_FIGURES.bank, documents } };
    renderScreen(<BankOverviewScreen figures={figures} />, { pathname: '/bank-overview' });
    expect(await screen.findByText('Founding members and heirs')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Half-year report' })).toHaveAttribute('href', '/docs#reports');
    expect(screen.getByText('Elsewhere')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Elsewhere/ })).not.toBeInTheDocument();
  });
});

describe('the campaign', () => {
  const open = () =>
    renderScreen(<CampaignDetailsScreen figures={REPOSITORY_FIGURES} />, { pathname: '/campaign-details' });
  const raise = () => screen.getByRole('region', { name: 'The raise so far' });
  const answerWith = (date: string) =>
    server.use(
      http.get('*/api/v1/admin/getBankOverView', () =>
        HttpResponse.json(
          { status: 200, message: 'OK', data: { ...REPOSITORY_FIGURES.bank, campaign: CAMPAIGN } },
          { headers: { date } },
        ),
      ),
    );
  const CAMPAIGN = { ...REPOSITORY_FIGURES.bank.campaign, price: '12.48', minTicket: '50', status: 'OPEN' };

  test('shows its progress at once, and the remaining time by the service’s clock', async () => {
    answerWith('Fri, 11 Dec 2026 17:00:00 GMT');
    open();
    expect(raise()).toHaveTextContent('$18,400,000');
    expect(raise()).toHaveTextContent('Minimum, reached 11 May $6,000,000');
    expect(await within(raise()).findByText(/^[67] days left$/)).toBeVisible();
    expect(within(raise()).getByRole('link', { name: 'Open an account' })).toHaveAttribute('href', '/auth/signup');
  });

  test('says that it is closed when the service’s clock has passed the end', async () => {
    answerWith('Fri, 18 Dec 2026 17:00:01 GMT');
    open();
    expect(await within(raise()).findByText('Closed')).toBeVisible();
  });

  test('is readable while the service is unavailable', () => {
    server.use(http.get('*/api/v1/admin/getBankOverView', () => HttpResponse.error()));
    open();
    expect(raise()).toHaveTextContent('76.7%');
    expect(raise()).toHaveTextContent('Open until 18 Dec 2026, 17:00 UTC');
  });
});

describe('the price tools', () => {
  const open = () => renderScreen(<PriceScreen figures={REPOSITORY_FIGURES} />, { pathname: '/price' });
  const shares = () => screen.findByLabelText('Shares', {}, LONG_WAIT);
  const worth = () => screen.findByLabelText('Worth about', {}, LONG_WAIT);

  test('convert in both directions, in every currency of the service', async () => {
    const { user } = open();
    await user.clear(await shares());
    await user.type(await shares(), '40');
    await waitFor(async () => expect(await worth()).toHaveValue('499.20'), LONG_WAIT);
    expect(screen.getByText('1 FNX = $12.48')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
    await waitFor(async () => expect(await worth()).toHaveValue('457.98'), LONG_WAIT);
    await user.clear(await worth());
    await user.type(await worth(), '1000');
    await waitFor(async () => expect(await shares()).toHaveValue('87.33974358'), LONG_WAIT);
    expect(await worth()).toHaveValue('1000');
    expect(within(screen.getByLabelText('Currency')).getAllByRole('option')).toHaveLength(5);
  });

  test('report a failed conversion, keep the typed amount, and retry', async () => {
    let isFirst = true;
    server.use(
      http.get('*/api/v1/wallet/getConvertedAmount', () => {
        if (!isFirst) return undefined;
        isFirst = false;
        return new HttpResponse('', { status: 502 });
      }),
    );
    const { user } = open();
    const alert = await screen.findByRole('alert', {}, LONG_WAIT);
    expect(await shares()).toHaveValue('1');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await worth()).toHaveValue('12.48'), LONG_WAIT);
  });

  test('show what sales of three sizes would bring, beside the reference price', async () => {
    open();
    expect(await screen.findByText('12.44 USDT a share', {}, LONG_WAIT)).toBeVisible();
    expect(screen.getByText('11.06 USDT a share')).toBeVisible();
    expect(screen.getByText(/^The pool holds/)).toHaveTextContent('400,000 FNX');
  });

  test('show the assumption of the rewards’ value, the bad case first', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Year' }, LONG_WAIT));
    await user.type(screen.getByLabelText('Amount'), '1000');
    expect(await screen.findByText('$6,552.00', {}, LONG_WAIT)).toBeVisible();
    const terms = screen.getAllByText(/^Value if the price/).map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'Value if the price falls by 50%',
      'Value if the price stays',
      'Value if the price rises by 25%',
    ]);
  });
});
