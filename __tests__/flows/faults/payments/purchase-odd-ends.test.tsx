import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { OpenOrderList } from '@/features/portfolio/components/dashboard/open-order-list';
import { TaskTools } from '@/shell/member-nav/task-tools';
import { idOf } from '@/tx/journal/entry';
import { updateEntry, addEntry } from '@/tx/journal/journal';
import { singleTaskStore } from '@/ui/single-task';
import { engine } from '@/tx/app-engine';
import {
  AMELIA,
  LONG_WAIT,
  PRICE_HELD_S,
  backendNow,
  newest,
  openReview,
  openScreen,
  readAgain,
  useBuyer,
} from '../../../support/buying';
import { asked, emptyJournal, ofOrder } from '../../../support/money/attempt';
import { renderAt } from '../../../support/render-at';
import { renderScreen, withoutRetries } from '../../../support/render';
import { server, useServer } from '../../../support/service';
import { breakCall } from '../../../support/start-as';

useServer();
withoutRetries();
useBuyer();
afterEach(() => act(emptyJournal));

const openOrdersAnswer = async () => {
  let listed: unknown;
  server.use(
    http.get('*/api/v1/user/dashboard', async ({ request }) => {
      const answer = await backendNow().service.fetch(request);
      listed = (await answer.clone().json()).data.openOrders;
      return answer;
    }),
  );
  const { dashboardQuery } = await import('@/api/endpoints/user/dashboard');
  await act(() => queryClient.fetchQuery({ ...dashboardQuery, staleTime: 0 }));
  return listed;
};

test('the Close link of an expired order says that the order is found under Orders, and not in the overview', async () => {
  const { sheet } = await openReview();
  await backendNow().sandbox.clock(PRICE_HELD_S);
  await readAgain();
  expect(await within(sheet).findByText('This price has expired.', {}, LONG_WAIT)).toBeVisible();
  expect(await openOrdersAnswer()).toEqual([]);
  const resumeHint = singleTaskStore.get();
  const header = renderScreen(resumeHint && <TaskTools resumeHint={resumeHint} />).container;
  expect(header).toHaveTextContent('Find it under Orders');
  expect(header).not.toHaveTextContent('overview');
  // At 200% text size the words are wider than the minimum size of the links, so only padding keeps them apart.
  for (const link of within(header).getAllByRole('link')) expect(link).toHaveStyle({ paddingInline: '0.2em' });
});

test('an order that another device has paid is not offered for payment again when the service returns outdated data', async () => {
  const { sheet } = await openReview();
  const hash = `0x${'5'.repeat(64)}` as const;
  const paid = { status: 'CONFIRMED', reportedHash: hash, actuallyPaid: newest().payAmount } as object;
  act(() => void Object.assign(newest(), { ...paid, updatedAt: backendNow().service.clock.now() }));
  await readAgain();
  await waitFor(() => expect(within(sheet).queryByRole('button', { name: /^Pay|Connect/ })).not.toBeInTheDocument());
  server.use(
    http.get('*/api/v1/wallet/transactions', async ({ request }) => {
      const answer = await (await backendNow().service.fetch(request)).json();
      const { order } = answer.data;
      const updatedAt = new Date(Date.parse(order.updatedAt) + 1_000).toISOString();
      answer.data.order = { ...order, status: 'WAITING', txHash: null, actuallyPaid: '0', updatedAt };
      return HttpResponse.json(answer);
    }),
  );
  await readAgain();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(within(sheet).queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('the text of an unreadable order claims neither a valid price nor a missing payment', async () => {
  server.use(http.get('*/api/v1/wallet/transactions', () => new HttpResponse('', { status: 500 })));
  const entry = asked({
    ...ofOrder('gone'),
    from: AMELIA,
    status: 'pending',
    hash: `0x${'ab'.repeat(32)}`,
    closesAt: Date.now() + 3_600_000,
  });
  await act(() => addEntry(engine, entry));
  renderAt('/dashboard', <OpenOrderList orders={[]} written={[entry.key]} expected={0} />);
  const strip = await screen.findByRole('region', { name: 'Open order' }, LONG_WAIT);
  await waitFor(() => expect(strip).toHaveTextContent('is pending'));
  await act(() => updateEntry(engine, idOf(entry), { status: 'failed', failure: 'reverted' }));
  await waitFor(() => expect(strip).not.toHaveTextContent('is pending'));
  expect(strip).not.toHaveTextContent('The price is locked');
});

test('a form that cannot be loaded says why and offers a retry, even if a collapsed section failed first', async () => {
  let failLater = () => {};
  const isOver = new Promise<void>((resolve) => (failLater = resolve));
  breakCall('wallet/getFNXprice');
  server.use(http.all('*/api/v1/wallet/getCurrencyListwithAmount', () => isOver.then(() => HttpResponse.error())));
  openScreen();
  const collapsed = await screen.findByRole('region', { name: 'Price and minimum' }, LONG_WAIT);
  expect(await within(collapsed).findByText('No connection', {}, LONG_WAIT)).toBeInTheDocument();
  failLater();
  const form = screen.getByRole('heading', { name: 'Buy shares' }).parentElement!;
  expect(await within(form).findByRole('alert', {}, LONG_WAIT)).toHaveTextContent('No connection');
  expect(within(form).getByRole('button', { name: 'Try again' })).toBeVisible();
});
