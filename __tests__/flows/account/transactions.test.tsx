import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { TransactionsScreen } from '@/features/transactions';
import { deliveredOrder } from '../../support/delivered-order';
import { leave, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

const HASH = `0x${'5e'.repeat(32)}` as const;

const table = () => screen.findByRole('table', { name: 'Transactions of your account' });
const openers = (list: HTMLElement) => rowsIn(list).map((row) => within(row).getByRole('button'));
const rowsIn = (list: HTMLElement) => within(list).getAllByRole('row').slice(1);
const firstOrder = () => deliveredOrder(backend);

test('a filter is in the URL and narrows the list, and clearing it shows all again', async () => {
  const { user, place } = renderAt('/transactions', <TransactionsScreen />);
  const all = rowsIn(await table()).length;
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByLabelText('Kind'), 'SWAP');
  expect(place.address).toBe('/transactions?type=SWAP');
  expect(await screen.findByRole('heading', { name: 'No transactions match these filters' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(place.address).toBe('/transactions');
  expect(rowsIn(await table())).toHaveLength(all);
});

test('one button shows all transactions again after a search without a result', async () => {
  const { user, place } = renderAt('/transactions?search=unlisted', <TransactionsScreen />);
  await user.click(await screen.findByRole('button', { name: 'Show all transactions' }));
  expect(place.address).toBe('/transactions');
  expect(rowsIn(await table())).not.toHaveLength(0);
});

test('an account without a transaction has neither search nor export', async () => {
  leave();
  await startAs('Nell');
  renderAt('/transactions', <TransactionsScreen />);
  expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export as a spreadsheet' })).not.toBeInTheDocument();
});

test('a shared link shows the transactions with its filters and its sort order', async () => {
  renderAt('/transactions?type=BUY&sort=amount', <TransactionsScreen />);
  const list = await table();
  expect(within(list).getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByLabelText('Kind')).toHaveValue('BUY');
});

test('a click on a heading sorts by its column, in descending order first', async () => {
  const { user, place } = renderAt('/transactions', <TransactionsScreen />);
  const header = within(await table()).getByRole('button', { name: 'Amount' });
  await user.click(header);
  expect(place.address).toBe('/transactions?sort=-amount');
});

test('the search finds a transaction by its hash, with a link to the explorer', async () => {
  const entry = backend.service.state.ledger.find(({ accountId }) => accountId === firstOrder().accountId);
  Object.assign(entry!, { txHash: HASH });
  const { user, place } = renderAt('/transactions', <TransactionsScreen />);
  await table();
  await user.type(screen.getByLabelText('Search by hash or note'), `${HASH}{Enter}`);
  expect(place.address).toBe(`/transactions?search=${HASH}`);
  await waitFor(async () => expect(rowsIn(await table())).toHaveLength(1));
  const link = within(await table()).getByRole('link', { name: /on the block explorer/ });
  expect(link).toHaveAttribute('href', `https://explorer.example/tx/${HASH}`);
});

test('days in the wrong order are reported beside the field', async () => {
  renderAt('/transactions?from=2026-02-01&to=2026-01-01', <TransactionsScreen />);
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The end date is before the start date.');
  expect(await table()).toBeVisible();
});

test('the details show everything and close again', async () => {
  const { user } = renderAt('/transactions?type=BUY', <TransactionsScreen />);
  await user.click(openers(await table())[0]!);
  const drawer = await screen.findByRole('dialog', { name: /shares$/ });
  expect(within(drawer).getByText('Amount')).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the details of a purchase show the steps of its order, with the hash of its delivery', async () => {
  Object.assign(firstOrder(), { payoutHash: HASH });
  const { user } = renderAt('/transactions?type=BUY&sort=createdAt', <TransactionsScreen />);
  await user.click(openers(await table())[0]!);
  const line = within(await screen.findByRole('list', { name: 'Transaction history' }));
  expect(line.getByText('Shares delivered')).toBeVisible();
  expect(line.getByRole('link', { name: /on the block explorer/ })).toHaveAttribute(
    'href',
    `https://explorer.example/tx/${HASH}`,
  );
});

test('the details of a swap show its steps with its hash, and the other amount', async () => {
  const { state, clock } = backend.service;
  const { accountId } = firstOrder();
  const leg = { accountId, type: 'SWAP', txHash: HASH, fiatValue: '10', status: 'DONE', at: clock.now() } as const;
  state.ledger.push(
    { ...leg, id: 'swap-out', direction: 'OUT', amount: '10', symbol: 'USDT' },
    { ...leg, id: 'swap-in', direction: 'IN', amount: '2', symbol: 'FNX' },
  );
  const { user } = renderAt('/transactions?type=SWAP&symbol=FNX', <TransactionsScreen />);
  await user.click(openers(await table())[0]!);
  const line = within(await screen.findByRole('list', { name: 'Transaction history' }));
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Done: On the network/),
    expect.stringMatching(/^Done: Recorded by the bank/),
    'Done: Swapped',
  ]);
  const sides = await screen.findByRole('list', { name: 'In the same transaction' });
  expect(sides).toHaveTextContent(/Swap.*10.*USDT/);
});

test('arrow keys move through the rows, and Enter opens the selected one', async () => {
  const { user } = renderAt('/transactions?type=BUY', <TransactionsScreen />);
  const list = await table();
  expect(list).toHaveAccessibleDescription(/arrow keys to move between rows/);
  const all = openers(list);
  act(() => all[0]!.focus());
  await user.keyboard('{ArrowDown}');
  expect(all[1]).toHaveFocus();
  await user.keyboard('{End}');
  expect(all.at(-1)).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}{ArrowUp}');
  expect(all[0]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /shares$/ })).toBeVisible();
});

test('a click anywhere in a row opens its details, but not on a link or a button in it', async () => {
  const entry = backend.service.state.ledger.find(({ accountId }) => accountId === firstOrder().accountId);
  Object.assign(entry!, { txHash: HASH });
  const { user } = renderAt(`/transactions?search=${HASH}`, <TransactionsScreen />);
  await waitFor(async () => expect(rowsIn(await table())).toHaveLength(1));
  const row = within(rowsIn(await table())[0]!);
  await user.click(row.getByRole('link', { name: /on the block explorer/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(row.getAllByRole('cell')[0]!);
  expect(await screen.findByRole('dialog', { name: /shares$/ })).toBeVisible();
});

test('the payment and the delivery of an order are one row that can be opened, unless another sort order separates them', async () => {
  const { user } = renderAt('/transactions', <TransactionsScreen />);
  const rows = rowsIn(await table());
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/Purchase of shares.*149\.50 FNX.*-1,808\.95 USDT/);
  await user.click(within(rows[0]!).getAllByRole('cell')[0]!);
  const drawer = within(await screen.findByRole('dialog', { name: 'Purchase of shares' }));
  expect(drawer.getByText('Amount').closest('div')).toHaveTextContent('+149.50 FNX');
  expect(drawer.getByText('Payment for shares').closest('div')).toHaveTextContent('-1,808.95 USDT');
  expect(drawer.getByText('Bank fee').closest('div')).toHaveTextContent('$0.00');
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await user.click(within(await table()).getByRole('button', { name: 'Amount' }));
  await waitFor(async () => expect(rowsIn(await table())).toHaveLength(6));
});

test('a URL that contains the payment of a purchase opens the row that payment and delivery share', async () => {
  const payment = backend.service.state.ledger.find(
    ({ orderId, direction }) => orderId === firstOrder()._id && direction === 'OUT',
  );
  renderAt(`/transactions?record=${payment!.id}`, <TransactionsScreen />);
  expect(await screen.findByRole('dialog', { name: 'Purchase of shares' })).toBeVisible();
});

test('an arrow key pressed on a link in a row does not move the focus to another row', async () => {
  Object.assign(
    backend.service.state.ledger.find(({ accountId }) => accountId === firstOrder().accountId)!,
    {
      txHash: HASH,
    },
  );
  renderAt('/transactions?type=BUY', <TransactionsScreen />);
  const link = within(await table()).getAllByRole('link', { name: /on the block explorer/ })[0]!;
  act(() => link.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(link).toHaveFocus();
});

test('the filters stay closed until they are opened, and open at once if one is set', async () => {
  const { user, unmount } = renderAt('/transactions', <TransactionsScreen />);
  const toggle = await screen.findByRole('button', { name: 'Filters' });
  expect(screen.getByLabelText('Kind')).not.toBeVisible();
  await user.click(toggle);
  expect(screen.getByLabelText('Kind')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide filters' }));
  expect(screen.getByLabelText('Kind')).not.toBeVisible();
  unmount();
  renderAt('/transactions?type=BUY', <TransactionsScreen />);
  expect(screen.getByLabelText('Kind')).toBeVisible();
});

test('the export requests the same filters and all pages, and saves a spreadsheet', async () => {
  const asked: string[] = [];
  const saved: Blob[] = [];
  const names: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(request.url));
  URL.createObjectURL = (content: Blob) => (saved.push(content), 'blob:test');
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = renderAt('/transactions?type=BUY&page=2', <TransactionsScreen />);
  await user.click(screen.getByRole('button', { name: 'Export as a spreadsheet' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.size).toBeGreaterThan(500);
  const url = new URL(asked.find((one) => one.includes('list-xls'))!);
  expect(Object.fromEntries(url.searchParams)).toEqual({ type: 'BUY', sort: '-createdAt' });
  expect(names[0]).toMatch(/\.xlsx$/);
  click.mockRestore();
  server.events.removeAllListeners();
});

test('an export that fails says so, and the list stays', async () => {
  server.use(
    http.get('*/api/v1/transactions/transaction/list-xls/', () =>
      HttpResponse.json({ status: 500, message: '', data: {} }, { status: 500 }),
    ),
  );
  const { user } = renderAt('/transactions', <TransactionsScreen />);
  await user.click(screen.getByRole('button', { name: 'Export as a spreadsheet' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something failed on our side.');
  expect(await table()).toBeVisible();
});
