import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Claim } from '@/api/contract';
import { RewardsScreen } from '@/features/staking';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { breakCall, leave, mendCall, startAs } from '../../support/start-as';
import { server, useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

const CHART = 'Rewards by month';
const chart = () => screen.findByRole('figure', { name: CHART });
const plot = () => screen.findByRole('slider', { name: CHART });

const claimOf = (id: string, amount: string): Claim => ({
  _id: id,
  stakeId: 's',
  amount,
  symbol: 'FNX',
  status: 'DONE',
  createdAt: new Date(Date.now()).toISOString(),
});

type Pages = { pageOf: (page: number) => Claim[]; total: number; onAsk?: () => void };

const answerClaims = ({ pageOf, total, onAsk }: Pages) =>
  server.use(
    http.get('*/api/v1/user/stakingClaimList', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      if (asked.has('from')) onAsk?.();
      const page = Number(asked.get('page'));
      const data = { docs: pageOf(page), total, page, limit: 1, pages: 1_000_000 };
      return HttpResponse.json({ status: 200, message: 'OK', data });
    }),
  );

const monthInTable = async (user: UserEvent) => {
  await user.click(within(await chart()).getByRole('button', { name: 'Table' }));
  return within(screen.getByRole('table', { name: CHART })).getAllByRole('row')[2];
};

test('the claims of all pages are added up by month, and the table shows them exactly', async () => {
  answerClaims({ pageOf: (page) => [claimOf(`c${page}`, page === 1 ? '1.25' : '0.5')], total: 2 });
  const { user } = renderAt('/rewards', <RewardsScreen />);
  expect(await plot()).toHaveAttribute('aria-valuetext', 'Claimable, Rewards 0 FNX');
  await user.click(within(await chart()).getByRole('button', { name: 'Table' }));
  const [, open, month] = within(screen.getByRole('table', { name: CHART })).getAllByRole('row');
  expect(open).toHaveTextContent('Claimable0 FNX');
  expect(month).toHaveTextContent('1.75 FNX');
});

test('a claim on two pages of the list counts once, and loading stops at the total', async () => {
  let asked = 0;
  const pages = [
    [claimOf('c2', '1.25'), claimOf('c1', '0.5')],
    [claimOf('c1', '0.5'), claimOf('c0', '0.25')],
  ];
  answerClaims({ pageOf: (page) => pages[page - 1] ?? [], total: 3, onAsk: () => (asked += 1) });
  const { user } = renderAt('/rewards', <RewardsScreen />);
  await plot();
  expect(await monthInTable(user)).toHaveTextContent('2 FNX');
  expect(asked).toBe(2);
});

test('loading an endless list stops, and the chart says what is missing', async () => {
  let asked = 0;
  answerClaims({ pageOf: (page) => [claimOf(`c${page}`, '1')], total: 1_000_000, onAsk: () => (asked += 1) });
  renderAt('/rewards', <RewardsScreen />);
  expect(await screen.findByText(/Includes only your newest claims \(20\)/)).toBeVisible();
  expect(asked).toBe(20);
});

test('loading a list that repeats itself stops', async () => {
  let asked = 0;
  answerClaims({ pageOf: () => [claimOf('c1', '1')], total: 5, onAsk: () => (asked += 1) });
  renderAt('/rewards', <RewardsScreen />);
  expect(await screen.findByText(/Includes only your newest claims \(1\)/)).toBeVisible();
  expect(asked).toBe(2);
});

test('an investor whose last claim is older than six months is not described as without rewards', async () => {
  const totals = { staked: '0', accrued: '0', claimable: '0', claimed: '12.5' };
  server.use(
    http.get('*/api/v1/user/staking', () =>
      HttpResponse.json({ status: 200, message: 'OK', data: { plans: [], positions: [], totals } }),
    ),
  );
  renderAt('/rewards', <RewardsScreen />);
  expect(await screen.findByText('No rewards in the last six months')).toBeVisible();
  expect(screen.queryByText('No rewards yet')).not.toBeInTheDocument();
});

test('the chart without rewards says when it will be filled', async () => {
  renderAt('/rewards', <RewardsScreen />);
  expect(await screen.findByText('No rewards yet')).toBeVisible();
  expect(screen.getByText(/once a stake has earned rewards/)).toBeVisible();
});

test('missing claims are one error for the chart and the list, and can be requested again', async () => {
  breakCall('user/stakingClaimList');
  const { user } = renderAt('/rewards', <RewardsScreen />);
  await waitFor(async () => expect(within(await chart()).getByText('Not available at the moment.')).toBeVisible());
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  mendCall('user/stakingClaimList', backend);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No rewards yet')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('the rewards are exported as a spreadsheet, and a failed export can be retried', async () => {
  const asked: string[] = [];
  const saved: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (content: Blob) => (saved.push(content as Blob), 'blob:test');
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  server.events.on('request:start', ({ request }) => void asked.push(request.url));
  breakCall('transactions/transaction/list-xls/');
  const { user } = renderAt('/rewards', <RewardsScreen />);
  const panel = within(await screen.findByRole('region', { name: 'Export' }));
  await user.click(panel.getByRole('button', { name: 'Export as a spreadsheet' }));
  const alert = await panel.findByRole('alert');
  expect(alert).not.toHaveTextContent('typed');
  mendCall('transactions/transaction/list-xls/', backend);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const url = new URL(asked.findLast((one) => one.includes('list-xls'))!);
  expect(Object.fromEntries(url.searchParams)).toEqual({ type: 'REWARD', sort: '-createdAt' });
  expect(names[0]).toMatch(/\.xlsx$/);
  click.mockRestore();
  server.events.removeAllListeners();
});
