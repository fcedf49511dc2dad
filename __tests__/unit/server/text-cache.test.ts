import { TextCache } from '@/server/page-data/text-cache';

type Text = { words: string };

let now: number;
let admitted: number;
let found: number;
const admit = () => {
  admitted += 1;
  return () => void (found += 1);
};

beforeEach(() => {
  now = 1_000;
  admitted = 0;
  found = 0;
});

const cacheOf = (maxBytes = 10_000) => new TextCache<Text>({ maxBytes, now: () => now });
const answer = (words: string) => jest.fn(() => Promise.resolve<Text | null>({ words }));
const missing = () => jest.fn(() => Promise.resolve<Text | null>(null));
const fails = () => jest.fn(() => Promise.reject<Text | null>(new Error('away')));

describe('a text', () => {
  test('is requested once for many simultaneous readers, and cached from then on', async () => {
    const cache = cacheOf();
    const ask = answer('one');
    const texts = await Promise.all([1, 2, 3].map(() => cache.read('a', ask, admit)));
    expect(texts).toEqual(Array(3).fill({ words: 'one' }));
    expect(await cache.read('a', ask, admit)).toEqual({ words: 'one' });
    expect([ask.mock.calls.length, admitted, found]).toEqual([1, 1, 1]);
  });

  test('that is older than half a minute is served unchanged, and requested again after the answer', async () => {
    const cache = cacheOf();
    await cache.read('a', answer('one'), admit);
    now += 30_001;
    const again = answer('two');
    expect(await cache.read('a', again, admit)).toEqual({ words: 'one' });
    expect(await cache.read('a', again, admit)).toEqual({ words: 'two' });
    expect([again.mock.calls.length, admitted]).toEqual([1, 1]);
  });

  test('stays while the service fails, which is called again every few seconds', async () => {
    const cache = cacheOf();
    await cache.read('a', answer('one'), admit);
    now += 100_000;
    const ask = fails();
    for (let at = 0; at < 5; at += 1) {
      expect(await cache.read('a', ask, admit)).toEqual({ words: 'one' });
      await Promise.resolve();
    }
    expect(ask).toHaveBeenCalledTimes(1);
    now += 3_001;
    await cache.read('a', ask, admit);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('that the service has removed is gone', async () => {
    const cache = cacheOf();
    await cache.read('a', answer('one'), admit);
    now += 30_001;
    await cache.read('a', missing(), admit);
    await Promise.resolve();
    expect(await cache.read('a', missing(), admit)).toBeNull();
    expect(cache.bytes).toBe(0);
  });

  test('cannot be changed by its readers', async () => {
    const cache = cacheOf();
    const read = await cache.read('a', answer('one'), admit);
    Object.assign(read!, { words: 'changed' });
    expect(await cache.read('a', answer('two'), admit)).toEqual({ words: 'one' });
  });
});

describe('a missing text and a failure', () => {
  test('are shared for three seconds, and not counted as found', async () => {
    const cache = cacheOf();
    const [none, away] = [missing(), fails()];
    expect(await cache.read('a', none, admit)).toBeNull();
    expect(await cache.read('a', none, admit)).toBeNull();
    await expect(cache.read('b', away, admit)).rejects.toThrow('away');
    await expect(cache.read('b', away, admit)).rejects.toThrow('away');
    expect([none.mock.calls.length, away.mock.calls.length, found]).toEqual([1, 1, 0]);
    now += 3_001;
    expect(await cache.read('a', answer('now'), admit)).toEqual({ words: 'now' });
    await expect(cache.read('b', away, admit)).rejects.toThrow('away');
    expect(away).toHaveBeenCalledTimes(2);
  });

  test('do not displace good texts, however many there are', async () => {
    const cache = cacheOf();
    await cache.read('good', answer('x'.repeat(1_000)), admit);
    const { bytes } = cache;
    for (let at = 0; at < 4_000; at += 1) await cache.read(`none-${at}`, missing(), admit);
    expect(cache.bytes).toBe(bytes);
    const ask = answer('other');
    expect(await cache.read('good', ask, admit)).toEqual({ words: 'x'.repeat(1_000) });
    expect(ask).not.toHaveBeenCalled();
  });

  test('are not requested for a caller over the limit', async () => {
    const ask = missing();
    const refuse = () => {
      throw new Error('wait');
    };
    await expect(cacheOf().read('a', ask, refuse)).rejects.toThrow('wait');
    expect(ask).not.toHaveBeenCalled();
  });
});

test('the least recently read texts are removed first when the cache is full', async () => {
  const cache = cacheOf(2_500);
  for (const key of ['a', 'b']) await cache.read(key, answer('x'.repeat(500)), admit);
  await cache.read('a', fails(), admit);
  await cache.read('c', answer('x'.repeat(500)), admit);
  expect(cache.bytes).toBeLessThanOrEqual(2_500);
  expect(await cache.read('a', missing(), admit)).not.toBeNull();
  expect(await cache.read('b', missing(), admit)).toBeNull();
  expect(await cache.read('huge', answer('x'.repeat(5_000)), admit)).not.toBeNull();
  expect(cache.bytes).toBeLessThanOrEqual(2_500);
});
