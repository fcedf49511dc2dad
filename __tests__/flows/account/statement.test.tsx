import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OrdersScreen } from '@/features/transactions';
import { dayOf } from '@/domain/statement/period';
import { leave, startAs } from '../../support/start-as';
import { readSheet } from '../../support/read-sheet';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

const HASH = `0x${'5e'.repeat(32)}` as const;
const DAY_MS = 86_400_000;
let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

const daysAgo = (days: number) => dayOf(backend.service.clock.now() - days * DAY_MS);
const span = () => `${daysAgo(500)}..${daysAgo(100)}`;
const rowsOf = async (caption: string | RegExp) =>
  within(await screen.findByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1);

test('a statement shows the holdings at both ends, the transactions between them, and the result', async () => {
  renderAt(`/deals?statement=${span()}`, <OrdersScreen />);
  const [opening, closing] = await rowsOf('Holdings');
  expect(opening).toHaveTextContent('400.00 FNX');
  expect(closing).toHaveTextContent('650.50 FNX');
  const moved = await rowsOf(/^Transactions/);
  expect(moved.map(({ textContent }) => /Payment for shares|Purchase of shares/.exec(textContent ?? '')?.[0])).toEqual([
    'Payment for shares',
    'Purchase of shares',
  ]);
  expect(moved[1]).toHaveTextContent('+250.50 FNX');
  expect(screen.getByText(/Valued at the FNX Bank reference price of/)).toBeVisible();
  expect(screen.getByText(/Network fees that your wallet paid/)).toBeVisible();
  expect(screen.queryByText(/do not add up|have no value|could not be read/)).not.toBeInTheDocument();
});

test('a statement that ends today has the figures of the dashboard', async () => {
  renderAt(`/deals?statement=${daysAgo(600)}..${daysAgo(0)}`, <OrdersScreen />);
  const [, closing] = await rowsOf('Holdings');
  expect(closing).toHaveTextContent('800.00 FNX');
  expect(closing).toHaveTextContent('$9,984.00');
  expect(screen.getByText(/The period has not ended/)).toBeVisible();
});

test('a price in another currency is not used in a statement of US dollars', async () => {
  server.use(
    http.get('*/api/v1/wallet/getFNXprice', async ({ request }) => {
      const answer = await (await backend.service.fetch(request)).json();
      return HttpResponse.json({ ...answer, data: { ...answer.data, currency: 'EUR' } });
    }),
  );
  renderAt(`/deals?statement=${daysAgo(600)}..${daysAgo(0)}`, <OrdersScreen />);
  const [, closing] = await rowsOf('Holdings');
  expect(closing).toHaveTextContent('800.00 FNX');
  expect(closing).not.toHaveTextContent('$9,984.00');
  expect(screen.getByText(/We have no US dollar reference price/)).toBeVisible();
});

test('a statement lists the data that its figures lack', async () => {
  const { ledger } = backend.service.state;
  const first = ledger.find(({ accountId, symbol }) => accountId === 'investor-01' && symbol === 'FNX')!;
  const sold = { type: 'SWAP', direction: 'OUT', amount: '10000', at: first.at + 1, txHash: HASH } as const;
  ledger.push({ ...first, ...sold, id: 'sold', orderId: undefined });
  renderAt(`/deals?statement=${daysAgo(100)}..${daysAgo(0)}`, <OrdersScreen />);
  expect(await screen.findByText(/The records do not add up: more shares were sent/)).toBeVisible();
  expect(screen.getByText(/have no value for one transaction up to the end of the period/)).toBeVisible();
});

test('a period is chosen from a list or by its dates, and is kept in the URL', async () => {
  const { user, place } = renderAt('/deals?statement=this-year', <OrdersScreen />);
  const year = new Date(backend.service.clock.now()).getUTCFullYear();
  await user.selectOptions(
    await screen.findByLabelText('Period'),
    await screen.findByRole('option', { name: 'Last year' }),
  );
  expect(decodeURIComponent(place.address)).toBe(`/deals?statement=${year - 1}-01-01..${year - 1}-12-31`);
  await user.selectOptions(await screen.findByLabelText('Period'), 'Custom dates');
  const last = screen.getByLabelText('Last day');
  await user.clear(last);
  expect(last).toHaveAccessibleDescription(/Choose two dates/);
  await user.type(last, `${year - 1}-06-30`);
  await user.click(screen.getByRole('button', { name: 'Show these dates' }));
  expect(decodeURIComponent(place.address)).toBe(`/deals?statement=${year - 1}-01-01..${year - 1}-06-30`);
});

test('the tax year of the investor’s country can be chosen', async () => {
  renderAt('/deals?statement=this-year', <OrdersScreen />);
  expect(await screen.findByRole('option', { name: /^Tax year \d{4} to \d{4}$/ })).toBeInTheDocument();
});

test('a period without transactions says so', async () => {
  renderAt(`/deals?statement=${daysAgo(305)}..${daysAgo(300)}`, <OrdersScreen />);
  expect(await screen.findByText('No transactions in this period.')).toBeVisible();
});

function addMany(count: number): void {
  const { ledger } = backend.service.state;
  const some = ledger.find(({ accountId, symbol }) => accountId === 'investor-01' && symbol === 'USDT')!;
  const at = backend.service.clock.now() - 200 * DAY_MS;
  for (let index = 0; index < count; index += 1) ledger.push({ ...some, id: `many-${index}`, at: at + index });
}

test('a history of many pages is read completely', async () => {
  addMany(950);
  const { user } = renderAt(`/deals?statement=${daysAgo(201)}..${daysAgo(199)}`, <OrdersScreen />);
  expect(await rowsOf('Transactions (950)')).toHaveLength(200);
  await user.click(screen.getByRole('button', { name: 'Show all 950 transactions' }));
  expect(await rowsOf('Transactions (950)')).toHaveLength(950);
}, 30_000);

test('all transactions are shown before printing', async () => {
  addMany(250);
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(within(screen.getByRole('table', { name: 'Transactions (250)' })).getAllByRole('row')).toHaveLength(251);
  });
  const { user } = renderAt(`/deals?statement=${daysAgo(201)}..${daysAgo(199)}`, <OrdersScreen />);
  expect(await rowsOf('Transactions (250)')).toHaveLength(200);
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('the spreadsheet has the days of the period, with typed cells', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (content: Blob) => (saved.push(content), 'blob:test');
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderAt(`/deals?statement=${span()}`, <OrdersScreen />);
  await user.click(await screen.findByRole('button', { name: 'Export as a spreadsheet' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [, ...rows] = await readSheet(new Uint8Array(await saved[0]!.arrayBuffer()));
  expect(rows.map((row) => [row[0] instanceof Date, row[1], row[3], row[4], row[11]])).toEqual([
    [true, 'BUY', expect.any(Number), 'USDT', expect.any(String)],
    [true, 'BUY', 250.5, 'FNX', '250.5'],
  ]);
  click.mockRestore();
});

test('an unreadable history says so, with a retry', async () => {
  server.use(http.get('*/api/v1/wallet/transactions', () => HttpResponse.error()));
  renderAt(`/deals?statement=${span()}`, <OrdersScreen />);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: /Try again/ })).toBeVisible();
});

test('three years of purchases and ten thousand transactions fit in one statement', async () => {
  leave();
  backend = await startAs('Theo');
  await backend.sandbox.addTransactions('theo@fnx.example', 10_000);
  renderAt(`/deals?statement=${daysAgo(1_099)}..${daysAgo(0)}`, <OrdersScreen />);
  expect(await screen.findByRole('table', { name: 'Transactions (10026)' }, { timeout: 30_000 })).toBeVisible();
  const [opening, closing] = await rowsOf('Holdings');
  expect(opening).toHaveTextContent('0.00 FNX');
  expect(closing).toHaveTextContent('455.00 FNX');
  expect(screen.queryByText(/do not add up|have no value|could not be read/)).not.toBeInTheDocument();
}, 60_000);
