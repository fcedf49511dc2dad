/** @jest-environment node */
import {
  getBlogList,
  getDealHistory,
  getFaqs,
  getTransactions,
  listNotifications,
  type Call,
  type Page,
  type RequestOf,
} from '@/api/contract';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { memberOf, type Member } from '../../support/member';
import { AMELIA, GUS } from './visitor';

let service: TestService;
let amelia: Member;
beforeAll(async () => {
  service = await createTestService();
  amelia = await memberOf(service, AMELIA);
});

const refusal = async <C extends Call>(call: C, request: RequestOf<C>) =>
  (await amelia.ask(call, request)).data as { errors?: object };

describe('The list of transactions', () => {
  const list = (request: RequestOf<typeof getTransactions> = {}) => amelia.get(getTransactions, request);

  it('is sorted newest first, and each entry is on exactly one page', async () => {
    const all = await list();
    const times = all.docs.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 2 })));
    expect(pages.map(({ pages: count, total }) => [count, total])).toEqual([
      [3, 6],
      [3, 6],
      [3, 6],
    ]);
    expect(pages.flatMap(({ docs }) => docs)).toEqual(all.docs);
    expect((await list({ page: 9 })).docs).toEqual([]);
  });

  it('sorts by amount as a number, not as text, both ways', async () => {
    const amounts = (await list({ sort: 'amount' })).docs.map(({ amount }) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect((await list({ sort: '-amount' })).docs.map(({ amount }) => Number(amount))).toEqual(amounts.toReversed());
  });

  it('filters by kind, currency, state, days and text, separately and combined', async () => {
    expect((await list({ symbol: 'FNX' })).docs.every(({ symbol }) => symbol === 'FNX')).toBe(true);
    expect((await list({ type: 'STAKE' })).docs).toEqual([]);
    expect((await list({ status: 'done', symbol: 'usdt' })).total).toBe(3);
    const [newest] = (await list()).docs;
    const day = newest?.createdAt.slice(0, 10) ?? '';
    expect((await list({ from: day, to: day })).docs.every(({ createdAt }) => createdAt.startsWith(day))).toBe(true);
    expect((await list({ from: day, to: day, symbol: 'FNX' })).total).toBe(1);
    expect((await list({ search: '250.5 fnx' })).total).toBe(1);
  });

  it.each([[{ sort: 'password' }], [{ sort: '-toString' }], [{ page: 0 }], [{ limit: 101 }], [{ from: 'yesterday' }]])(
    'refuses %o, and reports the field',
    async (request) => {
      expect(Object.keys((await refusal(getTransactions, request)).errors ?? {})).toEqual(Object.keys(request));
    },
  );

  it('is separate for each investor', async () => {
    const gus = await memberOf(service, GUS);
    expect((await gus.get(getTransactions, {})).total).toBe(0);
    const [order] = (await amelia.get(getDealHistory, {})).docs;
    expect((await gus.ask(getTransactions, { orderId: order?._id })).status).toBe(404);
  });
});

it('orders are paged, sorted by a column and found by their number', async () => {
  const { docs, total } = await amelia.get(getDealHistory, { sort: 'shares' });
  expect(docs.map(({ shares }) => shares)).toEqual(['149.5', '250.5', '400']);
  expect(total).toBe(3);
  expect((await amelia.get(getDealHistory, { search: docs[0]?.orderNo })).docs).toEqual([docs[0]]);
  expect((await amelia.get(getDealHistory, { page: 2, limit: 2 })).docs).toHaveLength(1);
});

it('orders are limited to a status and to days', async () => {
  const list = (request: object) => amelia.get(getDealHistory, request);
  expect((await list({ status: 'FINISHED' })).total).toBe(3);
  expect((await list({ status: 'EXPIRED' })).total).toBe(0);
  const day = (await list({ sort: 'createdAt' })).docs[0]!.createdAt.slice(0, 10);
  expect((await list({ from: day, to: day })).total).toBe(1);
});

it.each<[string, () => Promise<Page<unknown>>]>([
  ['articles', () => amelia.get(getBlogList, { page: 5, limit: 5 })],
  ['questions', () => amelia.get(getFaqs, { page: 6, limit: 5 })],
  ['notices', () => amelia.get(listNotifications, { page: 2, limit: 5 })],
])('the pages of %s are complete', async (_what, list) => {
  const { docs, total, page, limit, pages } = await list();
  expect({ limit, pages }).toEqual({ limit: 5, pages: Math.ceil(total / 5) });
  expect(docs).toHaveLength(Math.min(5, total - (page - 1) * 5));
});
