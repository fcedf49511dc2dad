import { heightOf, withoutStray } from '@/chain/nodes';
import type { ChainNode } from '@/chain/node';

it.each([
  ['neither one that is far ahead', [100n, 101n, 1_000_000n], 101n],
  ['nor one that is stuck', [5n, 100n, 101n], 100n],
  ['of two the lower one', [100n, 1_000_000n], 100n],
  ['the only one', [7n], 7n],
  ['two that stand at the same', [7n, 7n, 9n], 7n],
])('of the nodes’ heights %s decides', (_which, heights, decides) => {
  expect(withoutStray(heights)).toBe(decides);
});

it('is heard of those that answer', async () => {
  const at = (height: bigint | null) =>
    ({
      height: () => (height === null ? Promise.reject(new Error('away')) : Promise.resolve(height)),
    }) as unknown as ChainNode;
  expect(await heightOf([at(5n), at(3n), at(null), at(4n)])).toBe(4n);
  expect(await heightOf([at(5n), at(null), at(4n)])).toBe(4n);
  expect(await heightOf([at(5n)])).toBe(5n);
  expect(await heightOf([at(5n), at(null)])).toBe(5n);
  await expect(heightOf([at(null)])).rejects.toThrow();
});
