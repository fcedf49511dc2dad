/** @jest-environment node */
import { createRateLimit } from '@/proxy/rate-limit';

let now: number;
let waitFor: ReturnType<typeof createRateLimit>;

beforeEach(() => {
  now = 0;
  waitFor = createRateLimit('rpc', () => now);
});

/** The n-th of many addresses; the first 62,500 are in different /16 networks. */
const stranger = (n: number) => `${n % 250}.${Math.floor(n / 250) % 250}.${Math.floor(n / 62_500)}.1`;
const fill = (callers: number) => {
  for (let n = 0; n < callers; n += 1) waitFor(stranger(n), 1, 5);
};

test('calls are counted by caller, in windows of a minute', () => {
  expect(waitFor('a', 3, 5)).toBe(0);
  expect(waitFor('a', 3, 5)).toBe(60);
  expect(waitFor('a', 2, 5)).toBe(0);
  expect(waitFor('b', 5, 5)).toBe(0);
  now = 45_000;
  expect(waitFor('a', 1, 5)).toBe(15);
  now = 60_000;
  expect(waitFor('a', 5, 5)).toBe(0);
});

test('a caller over the limit waits, whatever other callers do', () => {
  expect(waitFor('203.0.113.9', 5, 5)).toBe(0);
  fill(30_000);
  expect(waitFor('203.0.113.9', 1, 5)).toBe(60);
});

test('callers beyond the ten thousand that are counted share a limit with their /16 network', () => {
  fill(10_000);
  expect(waitFor('198.51.0.1', 5, 5)).toBe(0);
  expect(waitFor('198.51.9.9', 1, 5)).toBe(60);
  expect(waitFor('198.52.0.1', 1, 5)).toBe(0);
});

test('callers beyond a thousand such networks share one limit', () => {
  fill(11_000);
  expect(waitFor('251.1.0.1', 5, 5)).toBe(0);
  expect(waitFor('252.2.0.1', 1, 5)).toBe(60);
});

test('expired windows make space for new callers', () => {
  fill(30_000);
  now = 60_000;
  expect(waitFor('251.1.0.1', 5, 5)).toBe(0);
  expect(waitFor('251.1.9.9', 5, 5)).toBe(0);
});

describe('with counts shared between instances', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  test('calls at another instance count once the shared answer has arrived', async () => {
    const waitShared = createRateLimit(
      'rpc',
      () => now,
      async () => ({ calls: 5, endsInMs: 20_000 }),
    );
    expect(waitShared('a', 1, 5)).toBe(0);
    await settled();
    expect(waitShared('a', 1, 5)).toBe(20);
    now = 20_000;
    expect(waitShared('a', 1, 5)).toBe(0);
  });

  test('a smaller shared count removes no call that this instance has counted', async () => {
    const waitShared = createRateLimit(
      'rpc',
      () => now,
      async () => ({ calls: 1, endsInMs: 60_000 }),
    );
    expect(waitShared('a', 5, 5)).toBe(0);
    await settled();
    expect(waitShared('a', 1, 5)).toBe(60);
  });

  test('when the shared count is unknown, this instance keeps its own counts', async () => {
    const waitShared = createRateLimit(
      'rpc',
      () => now,
      async () => null,
    );
    expect(waitShared('a', 5, 5)).toBe(0);
    await settled();
    expect(waitShared('a', 1, 5)).toBe(60);
  });

  test('a shared answer that never arrives delays no call', () => {
    const waitShared = createRateLimit(
      'rpc',
      () => now,
      () => new Promise(() => {}),
    );
    expect(waitShared('a', 5, 5)).toBe(0);
    expect(waitShared('a', 1, 5)).toBe(60);
  });

  test('refunds are added to the shared count, but refused calls are not', () => {
    const added: unknown[] = [];
    const add = async (...call: unknown[]) => {
      added.push(call);
      return null;
    };
    const waitShared = createRateLimit('rpc', () => now, add);
    waitShared('a', 2, 2);
    waitShared('a', 1, 2);
    waitShared('a', -1, 2);
    expect(added).toEqual([
      ['rpc', 'a', 2],
      ['rpc', 'a', -1],
    ]);
  });
});
