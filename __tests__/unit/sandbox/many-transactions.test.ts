/** @jest-environment node */
import {
  dashboard,
  getLatestTransactions,
  getTransactions,
  getTransactionsFile,
  graphForDealUser,
} from '@/api/contract';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { createSandboxClient } from '@/sandbox/test-client';
import { startCpuTime } from '../../support/cpu-time';
import { memberOf, type Member } from '../../support/member';
import { readSheet } from '../../support/read-sheet';
import { AMELIA, ORIGIN } from './visitor';

const MANY = 10_000;
/** A generous limit for a shared machine: only a slow algorithm takes longer. */
const SOON_MS = 700;

let service: TestService;
let amelia: Member;
beforeAll(async () => {
  service = await createTestService();
  amelia = await memberOf(service, AMELIA);
});

const own = () => service.state.ledger.filter(({ accountId }) => accountId === 'investor-01');
const fill = (count: number) =>
  createSandboxClient(ORIGIN, (request) => service.fetch(request)).addTransactions(AMELIA.email, count);

async function timed<T>(work: () => Promise<T>): Promise<T> {
  const cpuTime = startCpuTime();
  const result = await work();
  expect(cpuTime()).toBeLessThan(SOON_MS);
  return result;
}

test('ten thousand records change neither the holdings nor their cost', async () => {
  const before = await amelia.get(dashboard, {});
  const seeded = own().length;
  await fill(MANY);
  await fill(MANY);
  expect(own()).toHaveLength(seeded + MANY);
  expect(await timed(() => amelia.get(dashboard, {}))).toEqual(before);
});

test.each([
  { sort: '-createdAt' },
  { sort: 'amount', page: 250 },
  { sort: '-fiatValue', symbol: 'FNX' },
  { search: 'another wallet' },
  { from: '2026-01-01', to: '2026-06-30' },
])('a page of ten thousand records is returned at once: %j', async (filters) => {
  const { docs, total } = await timed(() => amelia.get(getTransactions, { ...filters, limit: 20 }));
  expect(docs).toHaveLength(20);
  expect(total).toBeGreaterThan(1_000);
});

test('the latest of ten thousand records, and their value history, are returned at once', async () => {
  expect(await timed(() => amelia.get(getLatestTransactions, {}))).toHaveLength(5);
  await timed(() => amelia.get(graphForDealUser, { range: 'ALL' }));
});

test('the file has all ten thousand records, with typed cells', async () => {
  const url = `${ORIGIN}/api/v1/${getTransactionsFile.path}`;
  const answer = await service.fetch(new Request(url, { headers: { token: amelia.token } }));
  const [, ...rows] = await readSheet(new Uint8Array(await answer.arrayBuffer()));
  expect(rows).toHaveLength(own().length);
  expect(rows.every(([at, , , amount]) => at instanceof Date && typeof amount === 'number')).toBe(true);
}, 30_000);
