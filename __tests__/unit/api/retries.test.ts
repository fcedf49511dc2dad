import { createQueryClient } from '@/api/query-client';
import { AppError, type Fault } from '@/errors/app-error';

const PASSING: readonly Fault[] = [{ kind: 'offline' }, { kind: 'timeout' }, { kind: 'server' }, { kind: 'too-many' }];
const FINAL: readonly Fault[] = [
  { kind: 'protocol', reason: 'shape' },
  { kind: 'form', fields: {} },
  { kind: 'expired' },
  { kind: 'gate', reason: 'KYC' },
  { kind: 'missing' },
  { kind: 'conflict' },
  { kind: 'gone' },
  { kind: 'refused' },
  { kind: 'cancelled' },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns the times of the calls, in milliseconds after the first one. */
async function timesOf(fault: Fault, kind: 'query' | 'write'): Promise<number[]> {
  const client = createQueryClient();
  const [start, times] = [Date.now(), [] as number[]];
  const call = () => {
    times.push(Date.now() - start);
    return Promise.reject(new AppError(fault));
  };
  const made =
    kind === 'query'
      ? client.fetchQuery({ queryKey: ['x'], queryFn: call, retry: client.getDefaultOptions().queries?.retry })
      : client.getMutationCache().build(client, { mutationFn: call }).execute(undefined);
  made.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  return times;
}

test.each(PASSING)(
  'a query that fails with $kind is repeated after 1, 2 and 4 seconds, and then no more',
  async (fault) => expect(await timesOf(fault, 'query')).toEqual([0, 1_000, 3_000, 7_000]),
);

test.each(FINAL)('a query that fails with $kind is not repeated', async (fault) =>
  expect(await timesOf(fault, 'query')).toEqual([0]),
);

test.each([...PASSING, ...FINAL])('a write that fails with $kind is never repeated', async (fault) =>
  expect(await timesOf(fault, 'write')).toEqual([0]),
);
