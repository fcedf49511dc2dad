import { isOfThisChain, learnInstance } from '@/chain/instance';
import { pad, toHex } from 'viem';
import { asked } from '../../support/money/attempt';
import { modelChain } from './model-chain';

const first = pad(toHex(1n));
const here = asked({ instance: first });
const before = asked({ instance: 'the sandbox before' });
const node = (instance?: string) =>
  instance ? { ...modelChain([], 0n).node, instance: () => Promise.resolve(instance) } : modelChain([], 0n).node;

afterEach(() => delete process.env.NEXT_PUBLIC_SANDBOX);

// The order of these tests matters, because the module remembers chain instances.
it('on a real chain no attempt is hidden, whatever first block the nodes report', async () => {
  await learnInstance([node(), node()]);
  expect([isOfThisChain(here), isOfThisChain(before)]).toEqual([true, true]);
});

it('the sandbox hides requests from before its restart when all nodes agree', async () => {
  process.env.NEXT_PUBLIC_SANDBOX = '1';
  await learnInstance([node(), node()]);
  expect([isOfThisChain(here), isOfThisChain(before)]).toEqual([true, false]);
});

it.each([
  ['the nodes report different chains', ['one', 'another']],
  ['a node does not report the first block', ['', '']],
  ['there is no node', []],
])('no attempt is hidden when %s', async (_where, instances) => {
  process.env.NEXT_PUBLIC_SANDBOX = '1';
  await learnInstance(instances.map((instance) => ({ ...node(), instance: () => Promise.resolve(instance) })));
  expect([isOfThisChain(here), isOfThisChain(before)]).toEqual([true, true]);
});

it('a check that fails because a node does not answer hides no attempt', async () => {
  process.env.NEXT_PUBLIC_SANDBOX = '1';
  const away = modelChain([], 0n, { isAway: true }).node;
  await expect(learnInstance([node(), away])).rejects.toThrow();
  expect(isOfThisChain(before)).toBe(true);
});
