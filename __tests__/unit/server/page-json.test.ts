/** @jest-environment node */
import { pageJson } from '@/server/page-data/page-json';
import { fixedPageProps } from '@/server/page-data/page-props';
import { TextCache } from '@/server/page-data/text-cache';

const large = { texts: Array.from({ length: 200 }, () => 'x'.repeat(6_000)) };

test('the data of a page is serialized as JSON', () => {
  expect(pageJson({ words: 'one' })).toBe('{"words":"one"}');
});

test('lists and texts that are too large together are refused', async () => {
  expect(() => pageJson(large)).toThrow(expect.objectContaining({ fault: { kind: 'protocol', reason: 'too-large' } }));
  await expect(fixedPageProps(() => Promise.resolve(large), { texts: [] })()).rejects.toThrow();
});

test('a text that became too large does not replace the last good one', async () => {
  let now = 0;
  const cache = new TextCache<object>({ maxBytes: 10_000, now: () => now });
  const read = (text: object) =>
    cache.read(
      'a',
      () => Promise.resolve(text),
      () => () => undefined,
    );
  expect(await read({ words: 'one' })).toEqual({ words: 'one' });
  now = 31_000;
  await read(large);
  expect(await read(large)).toEqual({ words: 'one' });
});
