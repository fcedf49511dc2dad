import { coalesceByName } from '@/server/coalesce';

afterEach(() => jest.restoreAllMocks());

test('simultaneous requests for one name share one call, and another name gets a separate call', async () => {
  const ask = jest.fn((name: string) => Promise.resolve(`told of ${name}`));
  const read = coalesceByName(ask);
  expect(await Promise.all(['a', 'b', 'a'].map(read))).toEqual(['told of a', 'told of b', 'told of a']);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('callers share a failure, and the call is repeated after a few seconds', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const ask = jest.fn(() => Promise.reject(new Error('away')));
  const read = coalesceByName(ask);
  await expect(read('a')).rejects.toThrow('away');
  await expect(read('a')).rejects.toThrow('away');
  expect(ask).toHaveBeenCalledTimes(1);
  now.mockReturnValue(4_001);
  await expect(read('a')).rejects.toThrow('away');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('only the newest hundred names are kept', async () => {
  const ask = jest.fn((name: string) => Promise.resolve(name));
  const read = coalesceByName(ask);
  await Promise.all(Array.from({ length: 101 }, (_, index) => read(`name ${index}`)));
  await read('name 100');
  expect(ask).toHaveBeenCalledTimes(101);
  await read('name 0');
  expect(ask).toHaveBeenCalledTimes(102);
});
