import { act, screen, waitFor, within } from '@testing-library/react';
import { getDealHistory } from '@/api/contract';
import { OrdersScreen } from '@/features/transactions';
import { deliveredOrder } from '../../support/delivered-order';
import { readSheet } from '../../support/read-sheet';
import { breakCall, leave, startAs } from '../../support/start-as';
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

const orders = () => {
  const { accountId } = deliveredOrder(backend);
  return backend.service.state.orders.filter((order) => order.accountId === accountId);
};
const table = () => screen.findByRole('table', { name: 'Share orders' });
const rowsIn = (list: HTMLElement) => within(list).getAllByRole('row').slice(1);
const countIs = (count: number) => waitFor(async () => expect(rowsIn(await table())).toHaveLength(count));
const open = (address: string) => renderAt(address, <OrdersScreen />);

test('a search finds an order by its number', async () => {
  const { user, place } = open('/deals');
  await countIs(3);
  const { orderNo } = orders()[1]!;
  await user.type(screen.getByLabelText('Search by number or hash'), `${orderNo}{Enter}`);
  expect(place.address).toBe(`/deals?search=${orderNo}`);
  await countIs(1);
  expect(within(await table()).getByRole('link', { name: orderNo })).toBeVisible();
});

test('one button shows all orders again after a search without a result', async () => {
  const { user, place } = open('/deals?search=unlisted');
  await user.click(await screen.findByRole('button', { name: 'Show all orders' }));
  expect(place.address).toBe('/deals');
  await countIs(3);
  expect(screen.getByLabelText('Search by number or hash')).toHaveValue('');
});

test('a status and days limit the orders, and clearing them shows all again', async () => {
  const { orderNo } = Object.assign(orders()[0]!, { status: 'EXPIRED' });
  const { user, place } = open('/deals');
  await countIs(3);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByLabelText('Status'), 'Expired');
  expect(place.address).toBe('/deals?status=EXPIRED');
  await countIs(1);
  expect(within(await table()).getByRole('link', { name: orderNo })).toBeVisible();
  await user.type(screen.getByLabelText('To'), '2001-01-01');
  expect(await screen.findByRole('heading', { name: 'No orders match these filters' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(place.address).toBe('/deals');
  await countIs(3);
});

test('the orders are sorted by a click on a heading', async () => {
  const { user, place } = open('/deals');
  const shares = async () => rowsIn(await table()).map((row) => within(row).getAllByRole('cell')[2]?.textContent);
  await user.click(within(await table()).getByRole('button', { name: 'Shares' }));
  expect(place.address).toBe('/deals?sort=-shares');
  await waitFor(async () => expect(await shares()).toEqual(['400.00 FNX', '250.50 FNX', '149.50 FNX']));
  await user.click(within(await table()).getByRole('button', { name: 'Shares' }));
  await waitFor(async () => expect(await shares()).toEqual(['149.50 FNX', '250.50 FNX', '400.00 FNX']));
});

test('a click anywhere in a row opens the order, and the row has one link', async () => {
  const { user, place } = open('/deals');
  const [row] = rowsIn(await table());
  const link = within(row!).getByRole('link');
  const followed = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', followed);
  await user.click(within(row!).getAllByRole('cell')[3]!);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(link).toHaveFocus();
  expect(place.address).toBe('/deals');
  act(() => link.focus());
  await user.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledTimes(2);
});

describe('the spreadsheet of orders', () => {
  const saved: { name: string; content: Blob }[] = [];
  let click: jest.SpyInstance;
  beforeEach(() => {
    saved.length = 0;
    let content = new Blob();
    URL.createObjectURL = (blob: Blob) => ((content = blob), 'blob:test');
    URL.revokeObjectURL = () => undefined;
    click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content });
    });
  });
  afterEach(() => click.mockRestore());

  const save = async (address: string) => {
    const { user } = open(address);
    await user.click(await screen.findByRole('button', { name: 'Export as a spreadsheet' }));
  };

  test('has the matching orders of all pages, with exact amounts', async () => {
    const [first] = orders();
    backend.service.state.orders.push(
      ...Array.from({ length: 120 }, (_, at) => ({
        ...first!,
        _id: `copy-${at}`,
        orderNo: `COPY-${1_000 + at}`,
        shares: '1.000000000000000001',
      })),
    );
    await save('/deals?search=COPY-10&page=2');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('fnx-orders.xlsx');
    const [heading, ...rows] = await readSheet(new Uint8Array(await saved[0]!.content.arrayBuffer()));
    expect(heading?.slice(0, 4)).toEqual(['Order', 'Date (UTC)', 'Status', 'Shares']);
    expect(rows).toHaveLength(100);
    expect(rows.every(([, at, status, shares]) => at instanceof Date && status === 'Delivered' && shares === 1)).toBe(
      true,
    );
    expect(rows[0]?.[heading!.indexOf('Exact shares')]).toBe('1.000000000000000001');
    expect(await screen.findByText('Downloaded fnx-orders.xlsx.')).toBeVisible();
  });

  test('is not saved if the orders cannot be read, and a message says so', async () => {
    const { user } = open('/deals');
    await countIs(3);
    breakCall(getDealHistory.path);
    await user.click(screen.getByRole('button', { name: 'Export as a spreadsheet' }));
    expect((await screen.findAllByRole('alert'))[0]).toBeVisible();
    expect(saved).toEqual([]);
    server.resetHandlers();
  });
});
