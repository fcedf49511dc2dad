import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { REPOSITORY_FIGURES } from '@/domain/site-figures';
import { PriceScreen } from '@/features/content';
import { PriceSlot } from '@/shell/deferred/price-slot';
import { appConfig } from '../../support/app-config';
import { renderScreen, withoutRetries } from '../../support/render';
import { server, startBackend, useServer } from '../../support/service';

useServer();
withoutRetries();
beforeEach(async () => {
  await startBackend();
  server.use(appConfig());
});
afterEach(() => queryClient.clear());

const CHART = 'Price of one share over time';
const plot = () => screen.findByRole('slider', { name: CHART });
const isHistory = ({ url }: Request) => new URL(url).searchParams.has('range');

const fail = (history: boolean) => {
  let isMended = false;
  server.use(
    http.get('*/api/v1/wallet/getFNXprice', ({ request }) =>
      isMended || isHistory(request) !== history ? undefined : new HttpResponse('', { status: 502 }),
    ),
  );
  return () => {
    isMended = true;
  };
};

function hold(path: string, isMeant: (request: Request) => boolean = () => true) {
  const waiting: ((isRefused: boolean) => void)[] = [];
  server.use(
    http.get(`*/api/v1/${path}`, async ({ request }) => {
      if (!isMeant(request)) return undefined;
      const isRefused = await new Promise<boolean>((resolve) => waiting.push(resolve));
      return isRefused ? new HttpResponse('', { status: 502 }) : undefined;
    }),
  );
  const next = async (isRefused: boolean) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()?.(isRefused);
  };
  return { fail: () => next(true), answer: () => next(false), count: () => waiting.length };
}

const region = () => screen.findByRole('region', { name: 'Share price' });

test('the price is shown with its time and its source', async () => {
  renderScreen(<PriceScreen figures={REPOSITORY_FIGURES} price={<PriceSlot />} />, { pathname: '/price' });
  expect(await screen.findByText('$12.48')).toBeVisible();
  expect(await region()).toHaveTextContent(/FNX Bank reference price.*As of/);
});

test('a missing price is reported in its place, and shown once it arrives', async () => {
  const mend = fail(false);
  const { user } = renderScreen(<PriceScreen figures={REPOSITORY_FIGURES} price={<PriceSlot />} />, {
    pathname: '/price',
  });
  const alert = await screen.findByRole('alert');
  expect(await region()).toContainElement(alert);
  mend();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$12.48')).toBeVisible();
});

test('the chart shows a year of prices, and each range shows its own days', async () => {
  const { user } = renderScreen(<PriceScreen figures={REPOSITORY_FIGURES} price={<PriceSlot />} />, {
    pathname: '/price',
  });
  expect(await plot()).toHaveAttribute('aria-valuemax', '365');
  expect(await plot()).toHaveAccessibleDescription(/^From \$\d+\.\d\d on .* to \$12\.48 on .*, [+-]\d+(\.\d+)?%\./);
  await user.click(screen.getByRole('button', { name: '1W', pressed: false }));
  await waitFor(async () => expect(await plot()).toHaveAttribute('aria-valuemax', '7'));
  expect(screen.getByRole('button', { name: '1W', pressed: true })).toBeVisible();
});

test('while the prices are missing, the last one is shown with its time, and a retry loads them', async () => {
  const mend = fail(true);
  const { user } = renderScreen(<PriceScreen figures={REPOSITORY_FIGURES} price={<PriceSlot />} />, {
    pathname: '/price',
  });
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('figure', { name: CHART })).toContainElement(alert);
  expect(await screen.findByText(/Last known: \$12\.48, as of/)).toBeVisible();
  mend();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await plot()).toBeVisible();
});

test('a retry for the prices keeps the focus on the button, and then on the chart', async () => {
  const prices = hold('wallet/getFNXprice', isHistory);
  const { user } = renderScreen(<PriceScreen figures={REPOSITORY_FIGURES} price={<PriceSlot />} />, {
    pathname: '/price',
  });
  await prices.fail();
  const again = within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' });
  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  expect(again).toHaveFocus();
  await prices.answer();
  expect(await plot()).toBeVisible();
  expect(screen.getByRole('figure', { name: CHART })).toHaveFocus();
});

test('a price shows the UTC day on which it was set, everywhere in the world', async () => {
  fail(true);
  renderScreen(<PriceScreen figures={REPOSITORY_FIGURES} price={<PriceSlot />} />, { pathname: '/price' });
  expect(await screen.findByText(/^As of .*00:00 UTC$/)).toBeVisible();
  expect(await screen.findByText(/Last known: .*00:00 UTC\./)).toBeVisible();
});

test('the calculator shows what a stake would earn, and how much of it an early exit would leave', async () => {
  const { user } = renderScreen(<PriceScreen figures={REPOSITORY_FIGURES} price={<PriceSlot />} />, {
    pathname: '/price',
  });
  await user.click(await screen.findByRole('radio', { name: 'Year' }));
  await user.type(screen.getByLabelText('Amount'), '1000');
  expect(await screen.findByTitle('1050 FNX')).toBeVisible();
  const chart = await screen.findByRole('slider', { name: 'Reward over the term' });
  expect(chart).toHaveAccessibleDescription(/^If you stay: From 0\.00 FNX .* to 50\.00 FNX .* If you leave early: /);
});

describe('the calculator', () => {
  const REWARD = 'Reward over the term';
  const openCalculator = async () => {
    const view = renderScreen(<PriceScreen figures={REPOSITORY_FIGURES} price={<PriceSlot />} />, {
      pathname: '/price',
    });
    await view.user.click(await screen.findByRole('radio', { name: 'Year' }));
    await view.user.type(screen.getByLabelText('Amount'), '1000');
    expect(await screen.findByTitle('1050 FNX')).toBeVisible();
    expect(await screen.findByRole('slider', { name: REWARD })).toBeVisible();
    return view;
  };
  const expectNoFigures = () => {
    expect(screen.queryByText(/1,050/)).not.toBeInTheDocument();
    expect(screen.queryByRole('slider', { name: REWARD })).not.toBeInTheDocument();
  };

  test('hides the figures of the old plan while those of another one are loading', async () => {
    const { user } = await openCalculator();
    const calls = hold('user/rewardCalculator/plan-90');
    await user.click(screen.getByRole('radio', { name: 'Quarter' }));
    expectNoFigures();
    await calls.answer();
    expect(await screen.findByRole('slider', { name: REWARD })).toBeVisible();
    expect(screen.getByTitle(/^1007\.89\d* FNX$/)).toBeVisible();
  });

  test('hides the figures of the old amount from the first typed digit', async () => {
    const { user } = await openCalculator();
    await user.type(screen.getByLabelText('Amount'), '0');
    expectNoFigures();
    expect(await screen.findByTitle('10500 FNX')).toBeVisible();
  });

  test('keeps its figures while a decimal point without digits is typed', async () => {
    const { user } = await openCalculator();
    await user.type(screen.getByLabelText('Amount'), '.');
    expect(screen.getByTitle('1050 FNX')).toBeVisible();
  });

  test('hides outdated figures after Try again, and keeps the focus', async () => {
    const { user } = await openCalculator();
    const calls = hold('user/rewardCalculator/plan-90');
    await user.click(screen.getByRole('radio', { name: 'Quarter' }));
    await calls.fail();
    const alert = await screen.findByRole('alert');
    expectNoFigures();
    const again = within(alert).getByRole('button', { name: 'Try again' });
    await user.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    expectNoFigures();
    expect(again).toHaveFocus();
    await calls.answer();
    expect(await screen.findByTitle(/^1007\.89\d* FNX$/)).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  const answer = (data: object) =>
    server.use(
      http.get('*/api/v1/user/rewardCalculator/*', () => HttpResponse.json({ status: 200, message: 'OK', data })),
    );
  const PROJECTION = {
    reward: '50',
    total: '1050',
    apr: '5',
    apy: '5',
    unlockAt: '2027-11-20T10:00:00.000Z',
    series: [
      { day: 0, total: '1000' },
      { day: 200, total: '1027.4' },
    ],
  };
  const figure = () => screen.findByRole('figure', { name: REWARD });
  const typeAmount = async () => {
    const { user } = renderScreen(<PriceScreen figures={REPOSITORY_FIGURES} price={<PriceSlot />} />, {
      pathname: '/price',
    });
    await user.click(await screen.findByRole('radio', { name: 'Year' }));
    await user.type(screen.getByLabelText('Amount'), '1000');
  };

  test('draws to the end of the term when the series ends before it', async () => {
    answer(PROJECTION);
    await typeAmount();
    const plotOfReward = await screen.findByRole('slider', { name: REWARD });
    expect(plotOfReward).toHaveAccessibleDescription(/^If you stay: From 0\.00 FNX .* to 50\.00 FNX on Nov 20, 2027\./);
  });

  test('says that there is no projection when the series is empty', async () => {
    answer({ ...PROJECTION, series: [] });
    await typeAmount();
    expect(await screen.findByText('No projection for this plan')).toBeVisible();
    expect(await figure()).not.toHaveTextContent('Loading');
  });

  test('says that an amount cannot be read, and draws no zero for it', async () => {
    answer({ ...PROJECTION, series: [{ day: 0, total: '-1000' }] });
    await typeAmount();
    expect(await within(await figure()).findByRole('alert')).toHaveTextContent('Unexpected answer from FNX');
    expect(screen.queryByRole('slider', { name: REWARD })).not.toBeInTheDocument();
  });
});
