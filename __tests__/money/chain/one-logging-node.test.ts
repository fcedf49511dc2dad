import { newReview } from '@/tx/journal/review';
import type { Sending } from '@/tx';
import { engine } from '@/tx/app-engine';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { copied, restored } from '../../support/money/stored';

const bench = useBench();
const ONE = 10n ** 18n;
const afterCrash = async (work: () => Promise<void>) => {
  const before = copied();
  await work();
  await bench.world.chain.mine(4);
  await bench.keepTime();
  await bench.reload({ changesBrowser: () => restored(before) });
};

describe('a review that was submitted before a crash', () => {
  it.each([
    ['one lagging node that alone returns logs', true],
    ['honest nodes (control)', false],
  ])('is not submitted again with %s', async (_name, isLagging) => {
    const to = `0x${(isLagging ? '9' : '4').repeat(40)}` as const;
    const sending = { id: `d-${isLagging}`, token: 'USDT', to, amount: '0.5' } as Sending;
    const first = newReview(engine);
    await bench.keepTime();
    const before = BigInt(await bench.world.chain.height());
    await afterCrash(() => during(bench.tab.does('send', sending, bench.from, first)));
    await passes(5_000);
    const [lagging, ...others] = bench.nodes;
    if (isLagging) {
      others.forEach((node) => node.refuse('eth_getLogs', { code: -32_005, message: 'limit exceeded' }));
      // This node's log index is some blocks behind.
      lagging!.lie('eth_getLogs', ((logs: { blockNumber: string }[]) =>
        logs.filter(({ blockNumber }) => BigInt(blockNumber) <= before)) as never);
    }
    await during(bench.tab.does('send', sending, bench.from, first));
    await bench.world.chain.mine(4);
    expect([bench.asks(), await bench.world.chain.balanceOf('USDT', to)]).toEqual([1, ONE / 2n]);
  });
});
