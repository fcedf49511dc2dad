import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Entry } from '@/tx/journal/entry';
import { storeFoundHash, entriesOf, addEntry } from '@/tx/journal/journal';
import { dispatch } from '@/tx/store';
import { engine } from '@/tx/app-engine';
import { AMELIA, LONG_WAIT, newest, openReview, openScreen, useBuyer, youPay } from '../../../support/buying';
import { OURS, asked, emptyJournal, ofOrder } from '../../../support/money/attempt';
import { withoutRetries } from '../../../support/render';
import { server, useServer } from '../../../support/service';

useServer();
withoutRetries();
useBuyer();

type RpcCall = { id: number; method: string };
const RESULTS: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x38',
  eth_blockNumber: '0x10',
  eth_getTransactionCount: '0x3',
  eth_getLogs: [],
};
const answerRpc = ({ id, method }: RpcCall) => ({ jsonrpc: '2.0', id, result: RESULTS[method] ?? null });
beforeEach(() => {
  server.use(
    http.post('*/api/rpc/0', async ({ request }) => {
      const calls = (await request.json()) as RpcCall | RpcCall[];
      return HttpResponse.json(Array.isArray(calls) ? calls.map(answerRpc) : answerRpc(calls));
    }),
  );
});
afterEach(() => act(emptyJournal));

function signalOf<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

function nodesAnswerLater(): Promise<() => Promise<void>> {
  const [asked, answered] = [signalOf<() => Promise<void>>(), signalOf<void>()];
  server.use(
    http.post('*/api/rpc/0', async () => {
      asked.resolve(async () => {
        answered.resolve();
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      await answered.promise;
      return HttpResponse.error();
    }),
  );
  return asked.promise;
}

let attempts = 0;
async function ask(orderId: string): Promise<Entry> {
  attempts += 1;
  const entry = asked({
    ...ofOrder(orderId),
    from: AMELIA,
    status: 'unanswered',
    at: attempts,
    closesAt: Date.now() + 3_600_000,
  });
  await act(() => addEntry(engine, entry));
  act(() => dispatch(engine, entry.key, { type: 'unanswered' }));
  return entry;
}
const searched = ({ key }: Entry) => act(() => dispatch(engine, key, { type: 'searched' }));
const of = ({ key }: Entry) => entriesOf(engine, key).at(-1);

async function unanswered() {
  const view = await openReview();
  const entry = await ask(newest()._id);
  return { ...view, entry };
}

test('a payment cannot be declared unsent before the app has searched for it', async () => {
  const { sheet, entry } = await unanswered();
  expect(within(sheet).getByRole('status', { name: 'Looking for your payment' })).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: /was sent|Pay/ })).not.toBeInTheDocument();
  searched(entry);
  expect(within(sheet).getByRole('status', { name: 'We have not found your payment' })).toHaveTextContent(
    'That does not prove that nothing was sent',
  );
  expect(within(sheet).getByRole('button', { name: 'It was sent' })).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
});

test('an investor who declares a payment unsent sees the risk of a second one, and can then pay', async () => {
  const { user, sheet, entry } = await unanswered();
  searched(entry);
  await user.click(within(sheet).getByRole('button', { name: 'Nothing was sent' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nothing was sent' });
  expect(dialog).toHaveTextContent('First open your wallet and decline any request that is still open');
  expect(dialog).toHaveTextContent('the bank refunds the second one');
  expect(of(entry)).not.toHaveProperty('declaredUnsentAt');
  await user.click(within(dialog).getByRole('button', { name: 'Nothing was sent' }));
  expect(
    await within(sheet).findByRole('status', { name: 'You said that nothing was sent' }, LONG_WAIT),
  ).toHaveTextContent('We keep looking');
  expect(within(sheet).getByRole('button', { name: 'Pay' })).toBeVisible();
  expect(of(entry)).toMatchObject({ status: 'unanswered', declaredUnsentAt: expect.any(Number) as number });
});

test('going back from the form declares nothing', async () => {
  const { user, sheet, entry } = await unanswered();
  searched(entry);
  await user.click(within(sheet).getByRole('button', { name: 'Nothing was sent' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Nothing was sent' })).getByRole('button', { name: 'Back' }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(within(sheet).queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  expect(of(entry)).not.toHaveProperty('declaredUnsentAt');
});

test('an investor who goes back while the nodes are still asked has declared nothing', async () => {
  const { user, sheet, entry } = await unanswered();
  searched(entry);
  await user.click(within(sheet).getByRole('button', { name: 'Nothing was sent' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nothing was sent' });
  const asked = nodesAnswerLater();
  await user.click(within(dialog).getByRole('button', { name: 'Nothing was sent' }));
  const answer = await asked;
  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  await user.click(within(sheet).getByRole('button', { name: 'It was sent' }));
  await act(answer);
  expect(screen.getByRole('dialog', { name: 'It was sent' })).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  expect(of(entry)).not.toHaveProperty('declaredUnsentAt');
});

test('a payment that is found during its declaration cannot be paid again', async () => {
  const { user, sheet, entry } = await unanswered();
  searched(entry);
  await user.click(within(sheet).getByRole('button', { name: 'Nothing was sent' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nothing was sent' });
  await act(() => storeFoundHash(engine, `${entry.key}@${entry.at}`, OURS));
  await user.click(within(dialog).getByRole('button', { name: 'Nothing was sent' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The payment may have been sent');
  expect(of(entry)).toMatchObject({ hash: OURS, status: 'pending' });
  expect(within(sheet).queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
});

test('an investor enters the hash from the wallet as the URL of an explorer page', async () => {
  const { user, sheet, entry } = await unanswered();
  searched(entry);
  await user.click(within(sheet).getByRole('button', { name: 'It was sent' }));
  const form = await screen.findByRole('form', { name: 'It was sent' });
  await user.type(within(form).getByLabelText('Transaction hash'), '0x1234{Enter}');
  expect(within(form).getByText(/A hash is 0x followed by 64 digits/)).toBeVisible();
  expect(of(entry)).not.toHaveProperty('enteredHash');
  await user.clear(within(form).getByLabelText('Transaction hash'));
  await user.type(within(form).getByLabelText('Transaction hash'), `https://explorer.example/tx/${OURS}{Enter}`);
  await waitFor(
    () => expect(of(entry)).toMatchObject({ enteredHash: OURS, status: 'unanswered', hash: null }),
    LONG_WAIT,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(within(sheet).queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
});

test('a payment of another order is shown above the form until it is declared unsent, and cannot be paid there', async () => {
  const { user } = openScreen();
  await youPay();
  const entry = await ask('an-earlier-order');
  const panel = await screen.findByRole('region', { name: entry.description }, LONG_WAIT);
  expect(within(panel).getByRole('status', { name: 'Looking for your payment' })).toBeVisible();
  searched(entry);
  await user.click(within(panel).getByRole('button', { name: 'Nothing was sent' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Nothing was sent' })).getByRole('button', {
      name: 'Nothing was sent',
    }),
  );
  await waitFor(
    () => expect(screen.queryByRole('region', { name: entry.description })).not.toBeInTheDocument(),
    LONG_WAIT,
  );
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  expect(await youPay()).toBeVisible();
});

test('a pending payment of the previous investor, who used the same wallet, is not said to be under Orders', async () => {
  openScreen();
  await youPay();
  const entry = asked({ ...ofOrder('an-order-of-another'), from: AMELIA, status: 'pending', hash: OURS });
  await act(() => addEntry(engine, entry));
  act(() => dispatch(engine, entry.key, { type: 'seen', hash: OURS, confirmations: 0, isStored: true }));
  const panel = within(await screen.findByRole('region', { name: entry.description }, LONG_WAIT));
  expect(await panel.findByText(/Come back here to see the payment/, {}, LONG_WAIT)).toBeVisible();
  expect(panel.queryByText(/under Orders/)).not.toBeInTheDocument();
});
