import {
  agreementOf,
  gasFrom,
  receivedIn,
  heightFrom,
  isOnTime,
  priceFrom,
  quorumOf,
  type Agreement,
  type Answers,
} from '@/chain/agreement';
import { askNodes, readAgreed } from '@/chain/ask-nodes';

const agreed = (value: unknown, isFinal = true) => ({ type: 'agreed', value, isFinal });
const alone = (value: unknown) => ({ type: 'alone', value });
const [SPLIT, NONE] = [{ type: 'split' }, { type: 'none' }];

describe('A figure that nodes must agree on', () => {
  it.each<[string, unknown, Answers<number>]>([
    ['two nodes that agree', agreed(5), [5, 5]],
    ['two nodes that agree and one that lies', agreed(5), [9, 5, 5]],
    ['two nodes that agree and one that is unavailable', agreed(5), [5, null, 5]],
    ['two nodes that differ', SPLIT, [5, 9]],
    ['three nodes that differ', SPLIT, [5, 6, 7]],
    ['two nodes that differ and one that is unavailable', SPLIT, [5, null, 9]],
    ['one of two nodes', alone(5), [null, 5]],
    ['one of three nodes', alone(5), [null, 5, null]],
    ['the only configured node', agreed(5, false), [5]],
    ['two nodes that do not answer', NONE, [null, null]],
    ['no configured node', NONE, []],
    ['two nodes that report zero', agreed(0), [0, 0]],
  ])('from %s is %j', (_which, expected, answers) => {
    expect(agreementOf(answers)).toEqual(expected);
  });

  it('differs between nodes if any part differs, by one unit or in type', () => {
    const one = { coin: 1n, tokens: [{ units: 2n, decimals: 18 }] };
    expect(agreementOf([one, structuredClone(one)])).toEqual(agreed(one));
    expect(agreementOf([one, { ...one, coin: 2n }])).toEqual(SPLIT);
    expect(agreementOf<unknown>([1n, 1])).toEqual(SPLIT);
  });

  it('can be one field of the answers, while their other fields differ', () => {
    const answers = [
      { own: 1, block: 7 },
      { own: 1, block: 8 },
    ];
    expect(agreementOf(answers, ({ own }) => own)).toEqual(agreed(answers[0]));
    expect(agreementOf(answers)).toEqual(SPLIT);
  });

  it('needs two nodes, or the only configured node', () => {
    expect([0, 1, 2, 3, 9].map((length) => quorumOf({ length }))).toEqual([0, 1, 2, 2, 2]);
    expect(receivedIn([1, null, 0])).toEqual([1, 0]);
  });
});

describe('The block height', () => {
  it.each<[string, Answers<bigint>, Agreement<bigint>]>([
    ['the lower of two that are close together', [100n, 103n], { type: 'agreed', value: 100n, isFinal: true }],
    [
      'the lower of two that are close together, while a third is far ahead',
      [100n, 101n, 1_000_000n],
      { type: 'agreed', value: 100n, isFinal: true },
    ],
    [
      'the lower of two that are close together, while a third is stuck',
      [5n, 101n, 100n],
      { type: 'agreed', value: 100n, isFinal: true },
    ],
    ['the lower of two that are twelve blocks apart', [100n, 112n], { type: 'agreed', value: 100n, isFinal: true }],
    ['not known from two that are thirteen blocks apart', [100n, 113n], { type: 'split' }],
    ['not known from two that are far apart', [5n, 100n], { type: 'split' }],
    ['reported by one of two nodes alone', [null, 7n], { type: 'alone', value: 7n }],
    ['reported by the only configured node', [7n], { type: 'agreed', value: 7n, isFinal: false }],
    ['missing if no node answers', [null], { type: 'none' }],
  ])('is %s', (_which, answers, expected) => {
    expect(heightFrom(answers)).toEqual(expected);
  });
});

describe('A gas price', () => {
  it.each<[string, Answers<bigint>, bigint | null]>([
    ['is the highest that two nodes have reached', [3n, 1n, 9n], 3n],
    ['is the lower one of two', [1_000_000n, 2n], 2n],
    ['is unknown when only one of two nodes answers', [5n, null], null],
    ['is that of the only configured node', [5n], 5n],
    ['is unknown when no node answers', [null, null], null],
  ])('%s', (_which, answers, expected) => {
    expect(priceFrom(answers)).toBe(expected);
  });
});

describe('Gas', () => {
  it.each<[string, Answers<bigint>, bigint | null, bigint?]>([
    ['is the highest estimate plus a quarter', [100n, 400n, 200n], 500n],
    ['has room for a first write of the recipient’s balance', [36_000n, 30_000n], 56_000n, 120_000n],
    ['has a margin of a quarter when that is more than a first write costs', [100_000n], 125_000n, 120_000n],
    ['ignores estimates above the cap', [100n, 601n, 200n], 250n],
    ['may equal the cap', [600n], 750n],
    ['is unknown when every estimate is above the cap', [601n, null], null],
    ['is unknown when no node answers', [null, null], null],
  ])('%s', (_which, answers, expected, cap = 600n) => {
    expect(gasFrom(answers, cap)).toBe(expected);
  });
});

it.each([
  [0n, true],
  [60n, true],
  [61n, false],
  [-60n, true],
  [-61n, false],
])('a block that is %s s off the service’s time is accepted: %s', (seconds, expected) => {
  expect(isOnTime(1_000n + seconds, 1_000_999, 60n)).toBe(expected);
});

describe('Nodes that are asked', () => {
  const node = (...answers: (number | Error)[]) => {
    let at = 0;
    return () => {
      const answer = answers[Math.min(at, answers.length - 1)]!;
      at += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    };
  };
  type Node = () => Promise<number>;
  const ask = (one: Node) => one();
  const silent: Node = () => new Promise(() => undefined);
  const away = new Error('away');

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const after = async <T>(work: Promise<T>) => {
    await jest.advanceTimersByTimeAsync(6_000);
    return work;
  };

  it('are waited for only until enough of them agree', async () => {
    const { answers } = await askNodes(
      [node(5), silent, node(5)],
      ask,
      (heard) => agreementOf(heard).type === 'agreed',
    );
    expect(answers).toEqual([5, null, 5]);
  });

  it('report their failure when they do not answer', async () => {
    expect(await askNodes([node(away), node(5)], ask)).toEqual({ answers: [null, 5], failure: away });
    expect(await askNodes([], ask)).toEqual({ answers: [], failure: undefined });
  });

  it('are asked again for some seconds when they differ', async () => {
    const { agreement } = await after(readAgreed([node(4, 4, 5), node(5)], ask));
    expect(agreement).toEqual(agreed(5));
  });

  it('count as split when they still differ after five seconds', async () => {
    const asked = jest.fn(node(5));
    const { agreement } = await after(readAgreed([node(4), asked], ask));
    expect(agreement).toEqual(SPLIT);
    expect(asked).toHaveBeenCalledTimes(11);
  });

  it('are all waited for when each may have more to report', async () => {
    const slow: Node = () => new Promise((resolve) => setTimeout(() => resolve(6), 1_000));
    const { answers } = await after(readAgreed([node(5), node(5), slow], ask, { isAllHeard: true }));
    expect(answers).toEqual([5, 5, 6]);
  });
});
