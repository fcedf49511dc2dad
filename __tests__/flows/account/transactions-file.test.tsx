import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { TransactionsScreen } from '@/features/transactions';
import { TransactionsFileButton } from '@/parts/transactions-file/transactions-file-button';
import { readSheet } from '../../support/read-sheet';
import { renderAt } from '../../support/render-at';
import { renderScreen, withoutRetries } from '../../support/render';
import { server, useServer, type Backend } from '../../support/service';
import { leave, startAs } from '../../support/start-as';

useServer();
withoutRetries();

let backend: Backend;
let saved: Blob[];
let names: string[];
let click: jest.SpyInstance;
beforeEach(async () => {
  backend = await startAs('Amelia');
  [saved, names] = [[], []];
  URL.createObjectURL = (content: Blob) => (saved.push(content), 'blob:test');
  URL.revokeObjectURL = () => undefined;
  click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});
afterEach(() => {
  click.mockRestore();
  leave();
});

const FILE = '*/api/v1/transactions/transaction/list-xls/';
const button = () => screen.getByRole('button', { name: /Export as a spreadsheet|Preparing the file/ });
const cancel = () => screen.findByRole('button', { name: 'Cancel the export' });

test('the file has every record of the account, with typed cells', async () => {
  const mine = backend.service.state.ledger.filter(({ accountId }) => accountId === 'investor-01');
  const [first] = mine;
  Object.assign(first!, { amount: '1234.123456789012345678', note: '=1+1' });
  const { user } = renderAt('/transactions', <TransactionsScreen />);
  await user.click(button());
  expect(await screen.findByText('Downloaded fnx-transactions.xlsx.')).toBeVisible();
  expect(names).toEqual(['fnx-transactions.xlsx']);
  const [head, ...rows] = await readSheet(new Uint8Array(await saved[0]!.arrayBuffer()));
  expect(head?.slice(0, 5)).toEqual(['Date (UTC)', 'Kind', 'Direction', 'Amount', 'Currency']);
  expect(rows).toHaveLength(mine.length);
  const row = rows.find(([, , , , , , , , , , note]) => note === '=1+1')!;
  expect(row[0]).toBeInstanceOf(Date);
  expect(Math.abs(Number(row[0]) - first!.at)).toBeLessThan(1_000);
  expect(row[3]).toBeCloseTo(1234.123456789, 8);
  expect(row[11]).toBe('1234.123456789012345678');
  expect(row.slice(1, 3)).toEqual([first!.type, first!.direction]);
});

test('a cancelled export stops the call, saves nothing, and gives the focus back', async () => {
  const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  server.use(
    http.get(FILE, async () => {
      await held;
      const emptyZip = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...Array<number>(18).fill(0)]);
      return HttpResponse.arrayBuffer(emptyZip.buffer, { headers: { 'content-type': 'x/y' } });
    }),
  );
  const { user } = renderAt('/transactions', <TransactionsScreen />);
  await user.click(button());
  await user.click(await cancel());
  expect(screen.getByText('Export cancelled. No file was saved.')).toBeVisible();
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(abort).toHaveBeenCalledTimes(1);
  answer();
  await new Promise((done) => setTimeout(done, 100));
  expect(saved).toHaveLength(0);
});

test('another export works after a cancelled one', async () => {
  server.use(http.get(FILE, () => delay('infinite'), { once: true }));
  const { user } = renderAt('/transactions', <TransactionsScreen />);
  await user.click(button());
  await user.click(await cancel());
  await user.click(button());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await readSheet(new Uint8Array(await saved[0]!.arrayBuffer()))).not.toHaveLength(1);
});

test('a download shows its progress in figures, and in a bar when its size is known', () => {
  const progress = { loaded: 524_288, total: 2_097_152 };
  const act = { start: () => undefined, cancel: () => undefined, error: null };
  const { unmount } = renderScreen(
    <TransactionsFileButton file={{ ...act, state: { step: 'receiving', progress } }} />,
  );
  expect(screen.getByRole('progressbar', { name: 'Received' })).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('512 KiB of 2.0 MiB')).toBeVisible();
  unmount();
  const unknown = { step: 'receiving', progress: { loaded: 2_000 } } as const;
  const { container } = renderScreen(<TransactionsFileButton file={{ ...act, state: unknown }} />);
  expect(within(container).getByText('Received: 2 KiB so far')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
