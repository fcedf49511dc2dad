import { http, HttpResponse, type RequestHandler } from 'msw';
import { decryptPayload } from '@/api/cipher';
import type { Hash, Order, Txn } from '@/api/contract';
import { keyIn, tokenWith } from '../token';
import { createRequests } from './requests';

const HOLD_MS = 120_000;
const ok = (data: unknown) =>
  HttpResponse.json({ status: 200, message: 'OK', data }, { headers: { date: new Date().toUTCString() } });
const refuse = (status: number, message: string, data: object = {}) =>
  HttpResponse.json({ status, message, data }, { status });
const published = (price: string) => ({
  price,
  currency: 'USD',
  change24h: '0',
  updatedAt: new Date().toISOString(),
  source: 'The bank',
});
const EMPTY = { docs: [], total: 0, page: 1, limit: 10, pages: 0 };

export const loginOf = (who: string) => {
  const secretKey = `key-of-${who}-0123456789abcdef`;
  return { token: tokenWith({ sub: who, secretKey }), secretKey };
};
export type Login = ReturnType<typeof loginOf>;

type PaymentReport = {
  orderId: string;
  txHash?: string;
  asking?: boolean;
  declaredUnsent?: boolean;
  requestId?: string;
};
export type Bank = ReturnType<typeof createBank>;

/**
 * A mock of the service with only what payments need: order states, reservations and reported hashes. The browser suite
 * tests the real service.
 */
export function createBank() {
  const orders = new Map<string, Order>();
  const holds = new Map<string, { token: string; until: number }>();
  const reports: PaymentReport[] = [];
  const recorded: Txn[] = [];
  const requests = createRequests();
  const answerOf = (orderId: string, token: string) => {
    const order = orders.get(orderId);
    return order && { ...order, ...requests.of(orderId, token) };
  };
  const state = {
    answers: 'as it should' as
      'as it should' | 'nothing' | 'never' | 'not to asking' | 'not to reading' | 'with 503' | 'with 401',
    price: null as string | null,
    hiddenFrom: null as string | null,
    knowsRequestIds: true,
  };

  let meanwhile: (() => void) | null = null;
  let whileRead: (() => void) | null = null;

  const change = (orderId: string, changed: Partial<Order>) => {
    const order = orders.get(orderId);
    if (order) orders.set(orderId, { ...order, ...changed, updatedAt: new Date().toISOString() });
  };
  const ask = (sent: PaymentReport, token: string) => {
    const { orderId, asking } = sent;
    const hold = holds.get(orderId);
    const isAnothers = hold !== undefined && hold.token !== token && hold.until > Date.now();
    if (asking) meanwhile?.();
    meanwhile = null;
    if (asking && (orders.get(orderId)?.status ?? 'WAITING') !== 'WAITING')
      return refuse(409, 'Not waiting.', { orderId });
    if ((asking && isAnothers) || requests.refuses(orderId, sent, token))
      return refuse(409, 'Another login is asking.', { orderId });
    requests.take(orderId, sent, token);
    if (asking) holds.set(orderId, { token, until: Date.now() + HOLD_MS });
    else if (!isAnothers && !requests.isOpenFor(orderId, token)) holds.delete(orderId);
    return ok(answerOf(orderId, token));
  };
  const put = async (request: Request) => {
    const token = request.headers.get('token') ?? '';
    const { payload } = (await request.json()) as { payload: string };
    const sent = decryptPayload(payload, keyIn(token)) as PaymentReport;
    if (!state.knowsRequestIds) delete sent.requestId;
    if (sent.asking !== undefined && state.answers === 'not to asking')
      return refuse(400, 'Not known.', { errors: { asking: 'Not known.' } });
    reports.push(sent);
    if (sent.asking !== undefined) return ask(sent, token);
    requests.answered(sent.orderId, token, sent.requestId);
    return ok(answerOf(sent.orderId, token));
  };
  const answer = (work: () => Response | Promise<Response>): Response | Promise<Response> => {
    if (state.answers === 'nothing') return HttpResponse.error();
    if (state.answers === 'never') return new Promise<never>(() => undefined);
    if (state.answers === 'with 503') return refuse(503, 'Busy.');
    if (state.answers === 'with 401') return refuse(401, 'Ended.');
    return work();
  };
  const handlers: RequestHandler[] = [
    http.get('*/api/v1/wallet/transactions', ({ request }) => {
      whileRead?.();
      whileRead = null;
      if (state.answers === 'not to reading') return refuse(503, 'Busy.');
      const { searchParams } = new URL(request.url);
      const token = request.headers.get('token') ?? '';
      const docs = recorded.filter(({ txHash }) => txHash === searchParams.get('search'));
      // Another investor's login sees none of these records.
      if (token === state.hiddenFrom) return answer(() => ok({ ...EMPTY, order: null }));
      return answer(() => ok({ ...EMPTY, docs, order: answerOf(searchParams.get('orderId') ?? '', token) ?? null }));
    }),
    http.get('*/api/v1/wallet/getFNXprice', () =>
      answer(() => (state.price === null ? refuse(503, 'Busy.') : ok(published(state.price)))),
    ),
    http.put('*/api/v1/wallet/buyShare', ({ request }) => answer(() => put(request))),
  ];
  return {
    handlers,
    requests,
    reports: reports,
    hashesOf: (orderId: string) =>
      reports.filter((one) => one.orderId === orderId && one.txHash).map(({ txHash }) => txHash),
    isHeld: (orderId: string) => (holds.get(orderId)?.until ?? 0) > Date.now(),
    add: (order: Order) => void orders.set(order._id, order),
    change,
    atNextAsking: (work: () => void) => void (meanwhile = work),
    atNextReading: (work: () => void) => void (whileRead = work),
    /** Records a payment that the bank has matched to an order, or to none yet. */
    record: (orderId: string | null, txHash: Hash | null = null) =>
      void recorded.push({
        _id: `txn-${orderId}`,
        type: 'BUY',
        direction: 'OUT',
        amount: '1',
        symbol: 'USDT',
        fiatValue: '1',
        fee: '0',
        status: 'DONE',
        txHash,
        ...(orderId !== null && { orderId }),
        createdAt: new Date().toISOString(),
      }),
    remove: (orderId: string) => void orders.delete(orderId),
    answers: (how: (typeof state)['answers']) => void (state.answers = how),
    knowsNoRequestIds: () => void (state.knowsRequestIds = false),
    hideFrom: (token: string) => void (state.hiddenFrom = token),
    isWell: () => state.answers === 'as it should',
    isSilent: () => state.answers === 'never',
    publishes: (price: string | null) => void (state.price = price),
    reset: () => {
      state.answers = 'as it should';
      state.price = null;
      state.hiddenFrom = null;
      state.knowsRequestIds = true;
      reports.length = 0;
      recorded.length = 0;
      holds.clear();
      requests.reset();
    },
  };
}
