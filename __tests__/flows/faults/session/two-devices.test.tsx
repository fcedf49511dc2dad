import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OrdersScreen } from '@/features/transactions';
import { dispatch } from '@/tx/store';
import { txKeyOf } from '@/tx';
import { engine } from '@/tx/app-engine';
import {
  LONG_WAIT,
  backendNow,
  newest as newestOrder,
  openReview as openOrder,
  readAgain,
  region,
  useBuyer,
} from '../../../support/buying';
import { renderAt } from '../../../support/render-at';
import { withoutRetries } from '../../../support/render';
import { server, useServer } from '../../../support/service';
import { newest as newestStake, openReview as openStake, reviewed, useStaker } from '../../../support/staking';

useServer();
withoutRetries();

const HASH = (digit: string) => `0x${digit.repeat(64)}` as const;
const DECLARE = 'Nothing was sent there';
const askedBefore = () => screen.findByRole('status', { name: 'An earlier request has no answer' }, LONG_WAIT);
const sessionHere = () => String(backendNow().service.state.sessions.at(-1)?.id);

const KINDS = [
  {
    name: 'an order',
    useInvestor: useBuyer,
    open: openOrder,
    newest: newestOrder,
    region,
    act: 'Pay',
    path: '*/api/v1/wallet/buyShare',
  },
  {
    name: 'a stake',
    useInvestor: useStaker,
    open: openStake,
    newest: newestStake,
    region: reviewed,
    act: 'Stake',
    path: '*/api/v1/user/staking',
  },
] as const;

describe.each(KINDS)('$name', ({ useInvestor, open, newest, region: sheetOf, act: action, path }) => {
  useInvestor();
  const now = () => backendNow().service.clock.now();
  const button = async () => within(await sheetOf()).queryByRole('button', { name: action });

  /** Another device asked its wallet minutes ago and was closed. */
  async function askedElsewhere(sessionId = 'another-session') {
    const view = await open();
    newest().walletRequest = { sessionId, at: now() - 180_000 };
    await readAgain();
    await askedBefore();
    return view;
  }

  test('is not offered for payment when another device has an unanswered wallet request', async () => {
    await askedElsewhere();
    expect(await askedBefore()).toHaveTextContent(/from another device or login/);
    expect(await askedBefore()).toHaveTextContent(/can still be approved/);
    expect(await button()).not.toBeInTheDocument();
  });

  test('is offered once its investor has declared that nothing was sent from the other device', async () => {
    const { user } = await askedElsewhere();
    await user.click(screen.getByRole('button', { name: DECLARE }));
    const dialog = within(await screen.findByRole('dialog', { name: DECLARE }));
    await user.click(dialog.getByRole('button', { name: DECLARE }));
    await waitFor(async () => expect(await button()).toBeVisible(), LONG_WAIT);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(newest().declaredUnsent).toHaveLength(1);
    expect(newest().walletRequest).toBeUndefined();
  });

  test('is not declared unsent by closing the dialog', async () => {
    const { user } = await askedElsewhere();
    await user.click(screen.getByRole('button', { name: DECLARE }));
    const dialog = within(await screen.findByRole('dialog', { name: DECLARE }));
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(newest().declaredUnsent).toBeUndefined();
    expect(await button()).not.toBeInTheDocument();
  });

  test('shows an error when the other wallet is being asked at this moment, or when FNX does not answer', async () => {
    const { user } = await askedElsewhere();
    newest().heldFor = { sessionId: 'another-session', until: now() + 60_000 };
    await user.click(screen.getByRole('button', { name: DECLARE }));
    const dialog = within(await screen.findByRole('dialog', { name: DECLARE }));
    await user.click(dialog.getByRole('button', { name: DECLARE }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/showing a request right now/);
    expect(newest().declaredUnsent).toBeUndefined();
    server.use(http.put(path, () => HttpResponse.error()));
    await user.click(dialog.getByRole('button', { name: DECLARE }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/could not be reached/));
  });

  test('asks for the declaration when this login made the request but this browser has no record of it', async () => {
    await askedElsewhere(sessionHere());
    expect(await askedBefore()).toHaveTextContent(/this browser has no record of it/);
    expect(await button()).not.toBeInTheDocument();
  });
});

describe('a payment that is returned', () => {
  useBuyer();

  function paidTwice() {
    const order = newestOrder();
    const { service } = backendNow();
    const refund = {
      id: `excess:${HASH('2')}:0`,
      purpose: 'REFUND',
      accountId: order.accountId,
      orderId: order._id,
      purse: 'payAddress',
      asset: 'USDT',
      to: order.wallet,
      amount: '124.8',
      queuedAt: service.clock.now(),
      isDone: false,
    } as const;
    service.state.outgoing = [...service.state.outgoing, refund];
    Object.assign(order, { status: 'FINISHED', updatedAt: service.clock.now() });
    return {
      order,
      arrives: () =>
        Object.assign(service.state.outgoing.at(-1) ?? {}, {
          isDone: true,
          attempt: { nonce: 1, since: '1', hash: HASH('3'), isMined: true },
        }),
    };
  }

  test('is shown beside the delivered order until it has arrived', async () => {
    await openOrder();
    const { order, arrives } = paidTwice();
    act(() => dispatch(engine, txKeyOf('purchase', order._id), { type: 'succeeded', hash: HASH('1') }));
    await readAgain();
    const refunds = within(await screen.findByRole('region', { name: 'Refunds' }, LONG_WAIT));
    expect(refunds.getByRole('status')).toHaveTextContent(/124\.80? USDT.*is being refunded/);
    arrives();
    await waitFor(() => expect(refunds.getByRole('status')).toHaveTextContent(/is back in the wallet/), {
      timeout: 9_000,
    });
  });

  test('is shown on the page of the order', async () => {
    const { unmount } = await openOrder();
    const { order, arrives } = paidTwice();
    unmount();
    renderAt(`/deals?order=${order._id}`, <OrdersScreen />);
    const refunds = within(await screen.findByRole('region', { name: 'Refunds' }, LONG_WAIT));
    expect(refunds.getByRole('status')).toHaveTextContent(/is being refunded/);
    arrives();
    await waitFor(() => expect(refunds.getByRole('status')).toHaveTextContent(/is back in the wallet/), {
      timeout: 9_000,
    });
  });
});
