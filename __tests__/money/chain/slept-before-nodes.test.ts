import { useBench } from '../../support/money/bench';
import { during } from '../../support/money/clock';
import { reviewMadeAt } from '../../support/money/reviewed';

const mockOpening = { during: () => {} };

jest.mock('@/chain/nodes', () => {
  const actual = jest.requireActual<typeof import('@/chain/nodes')>('@/chain/nodes');
  const createNodes: typeof actual.createNodes = (readConfig) => {
    const open = actual.createNodes(readConfig);
    return () => (mockOpening.during(), open());
  };
  return { ...actual, createNodes };
});

const bench = useBench();

it('a transfer is not requested if the machine slept while the code for the nodes was loaded', async () => {
  await bench.keepTime();
  mockOpening.during = () => {
    mockOpening.during = () => {};
    jest.setSystemTime(Date.now() + 40_000);
  };
  const transfer = { id: 'slept', token: 'BNB', to: `0x${'59'.repeat(20)}`, amount: '0.5' } as const;
  await during(bench.tab.send(transfer, bench.from, reviewMadeAt(Date.now())));
  expect([bench.asks(), bench.tab.stateOf('send:slept')]).toEqual([0, { step: 'idle', refusal: 'checks-too-slow' }]);
});

it('a transfer is refused, without blaming the wallet, if the code for the nodes could not be loaded', async () => {
  await bench.keepTime();
  mockOpening.during = () => {
    mockOpening.during = () => {};
    throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  };
  const transfer = { id: 'unloaded', token: 'BNB', to: `0x${'59'.repeat(20)}`, amount: '0.5' } as const;
  await during(bench.tab.send(transfer, bench.from, reviewMadeAt(Date.now())));
  expect([bench.asks(), bench.tab.stateOf('send:unloaded')]).toEqual([
    0,
    { step: 'idle', refusal: 'service-unreachable' },
  ]);
});
