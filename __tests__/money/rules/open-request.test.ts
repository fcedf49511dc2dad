import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setCredentials } from '@/api/credentials';
import { orderRefetchInterval } from '@/domain/order-phase';
import { orderView } from '@/parts/order/order-view';
import { endLoops } from '@/tx/loops';
import { declareOtherUnsent, declareOwnUnsent } from '@/tx/submit/declare-unsent';
import { isRequestedElsewhere, markRefused, markRequested } from '@/tx/service/open-request';
import type { Entry } from '@/tx/journal/entry';
import { addEntry, entriesOf } from '@/tx/journal/journal';
import { markSubmitted, submittedInTab } from '@/tx/journal/marks';
import { IDLE, type TxState } from '@/tx/state';
import { engine } from '@/tx/app-engine';
import { reopenAtService, repeatReopening } from '@/tx/watch/reopen';
import { loginOf } from '../../support/money/bank';
import { asked, emptyJournal } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { orderWith } from '../../support/order';

const { bank, server } = useBank({ takesNoTime: true });
const ORDER = orderWith();
const KEY = `order:${ORDER._id}`;
const OWN = { key: KEY, serviceRecord: { type: 'order', id: ORDER._id, orderNo: ORDER.orderNo } } as const;
const AT = new Date(0).toISOString();

beforeEach(() => {
  bank.add(ORDER);
  setCredentials(loginOf('amelia'));
});

describe('a wallet request on the service’s record', () => {
  it('does not exist when the service says so, or keeps no records', () => {
    expect(isRequestedElsewhere(engine, KEY, null)).toBe(false);
    expect(isRequestedElsewhere(engine, KEY, undefined)).toBe(false);
  });

  it('is open when another session has made it, or when this session has made it but the journal has no entry', () => {
    expect(isRequestedElsewhere(engine, KEY, { at: AT, here: false })).toBe(true);
    expect(isRequestedElsewhere(engine, KEY, { at: AT, here: true })).toBe(true);
  });

  it('is watched through the entry of this request, and not through the entry of an earlier one', async () => {
    const later = { at: new Date(60_000).toISOString(), here: true };
    await addEntry(engine, asked({ key: KEY, requestedAt: 0 }));
    expect(isRequestedElsewhere(engine, KEY, { at: AT, here: true })).toBe(false);
    expect(isRequestedElsewhere(engine, KEY, later)).toBe(true);
    await addEntry(engine, asked({ key: KEY, at: 2, requestedAt: 60_000 }));
    expect(isRequestedElsewhere(engine, KEY, later)).toBe(false);
    await emptyJournal();
  });

  it('is watched through an entry that lacks the time of its request only if that entry was written later', async () => {
    const [before, after] = [new Date(60_000).toISOString(), new Date(70_000).toISOString()];
    for (const times of [{ at: 60_000 }, { at: 1, submittedAt: 60_000 }]) {
      await addEntry(engine, asked({ key: KEY, ...times }));
      expect(isRequestedElsewhere(engine, KEY, { at: before, here: true })).toBe(false);
      expect(isRequestedElsewhere(engine, KEY, { at: after, here: true })).toBe(true);
      await emptyJournal();
    }
  });

  it('is open when it is later than the request that this page saw refused', () => {
    markRefused(engine, KEY);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(isRequestedElsewhere(engine, KEY, { at: later, here: true })).toBe(true);
    markRequested(engine, KEY);
  });

  it('is answered when this page saw the wallet refuse it, until the wallet is asked again', () => {
    markRefused(engine, KEY);
    expect(isRequestedElsewhere(engine, KEY, { at: AT, here: true })).toBe(false);
    expect(isRequestedElsewhere(engine, KEY, { at: AT, here: false })).toBe(true);
    markRequested(engine, KEY);
    expect(isRequestedElsewhere(engine, KEY, { at: AT, here: true })).toBe(true);
  });
});

describe('"Nothing was sent"', () => {
  it('is not reported when the service keeps no request of this session', async () => {
    await declareOwnUnsent(engine, OWN);
    await declareOwnUnsent(engine, { ...OWN, serviceRecord: { ...OWN.serviceRecord, id: 'missing' } });
    await declareOwnUnsent(engine, { key: 'send:1' });
    expect(bank.reports).toEqual([]);
  });

  it('counts as a declaration about another session even if the answer to the final release was lost', async () => {
    let calls = 0;
    server.use(
      http.put('*/api/v1/wallet/buyShare', () => {
        calls += 1;
        return calls === 2 ? HttpResponse.error() : undefined;
      }),
    );
    markSubmitted(engine, `${KEY}@1`);
    expect(await declareOtherUnsent(engine, KEY, OWN.serviceRecord, AT)).toBe('taken');
    expect(isRequestedElsewhere(engine, KEY, { at: AT, here: true })).toBe(false);
    expect(submittedInTab(engine, KEY)).toEqual([]);
  });

  it('does not fail when the service does not answer', async () => {
    bank.answers('nothing');
    await declareOwnUnsent(engine, OWN);
    expect(await declareOtherUnsent(engine, KEY, OWN.serviceRecord, AT)).toBe('unreachable');
    bank.answers('as it should');
    expect(bank.reports).toEqual([]);
  });
});

describe('a request that a busy wallet still shows', () => {
  it('is not reported when the service has no records of its kind of action', async () => {
    await reopenAtService(engine, { ...asked({ key: KEY }), serviceRecord: undefined } as Entry);
    expect(bank.reports).toEqual([]);
  });

  it('is not opened again when its entry is no longer open', async () => {
    await reopenAtService(engine, asked({ key: KEY, serviceRecord: OWN.serviceRecord }));
    expect(bank.reports).toEqual([]);
  });

  it.each([
    ['the service does not know the order', 404, undefined],
    ['the service keeps no requests', 200, expect.any(Number) as number],
  ])('is not opened again when %s', async (_why, status, requestedAt) => {
    const entry = asked({ key: KEY, serviceRecord: OWN.serviceRecord, requestedAt: 5 });
    await addEntry(engine, entry);
    let calls = 0;
    server.use(
      http.put('*/api/v1/wallet/buyShare', () => {
        calls += 1;
        return status === 200 ? undefined : HttpResponse.json({ status, message: 'No.', data: {} }, { status });
      }),
    );
    await reopenAtService(engine, entry);
    const [open] = entriesOf(engine, KEY);
    await repeatReopening(engine, open!);
    expect([calls, open?.requestId, open?.requestedAt]).toEqual([1, expect.any(String), requestedAt]);
    await emptyJournal();
  });

  it('keeps its new id, without a time, when the service does not answer, and is opened again by the next login', async () => {
    bank.answers('nothing');
    const entry = asked({ key: KEY, serviceRecord: OWN.serviceRecord, requestedAt: 5 });
    await addEntry(engine, entry);
    const reopened = reopenAtService(engine, entry);
    await waitFor(() => expect(entriesOf(engine, KEY)[0]?.requestId).toEqual(expect.any(String)));
    expect(entriesOf(engine, KEY)[0]?.requestedAt).toBeUndefined();
    setCredentials(null);
    await reopened;
    bank.answers('as it should');
    endLoops(engine);
    const [open] = entriesOf(engine, KEY);
    await repeatReopening(engine, open!);
    expect(bank.reports).toEqual([]);
    setCredentials(loginOf('amelia again'));
    await repeatReopening(engine, open!);
    expect(bank.reports).toMatchObject([{ asking: true, requestId: open!.requestId }]);
    await emptyJournal();
  });
});

describe('an order with an open request', () => {
  const order = { ...ORDER, asked: { at: AT, here: false } };
  const viewOf = (payment: TxState, isAskedThere = true) =>
    orderView({ order, changed: null }, payment, { isTimeUp: false, ended: [], isRequestedElsewhere: isAskedThere })
      .step;

  it.each<TxState>([IDLE, { step: 'unsent' }, { step: 'cancelled', hash: null }])(
    'is not offered for payment after $step',
    (payment) => expect(viewOf(payment)).toBe('asked-before'),
  );

  it('shows this browser’s own open request first', () => {
    expect(viewOf({ step: 'awaiting-wallet' })).toBe('awaiting-wallet');
    expect(viewOf({ step: 'unanswered' })).toBe('unanswered');
  });

  it('is payable when the request is this browser’s own', () => expect(viewOf(IDLE, false)).toBe('idle'));
});

it('an order is loaded again until its refund has arrived', () => {
  const refund = { amount: '1', symbol: 'USDT', txHash: `0x${'1'.repeat(64)}`, status: 'PENDING' } as const;
  const finished = orderWith({ status: 'FINISHED', refunds: [refund] });
  expect(orderRefetchInterval(finished, 0)).toBe(5_000);
  expect(orderRefetchInterval({ ...finished, refunds: [{ ...refund, status: 'SENT' }] }, 0)).toBe(false);
});
