import { useBench } from '../../support/money/bench';
import { during } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { removedEndsOn } from '../../support/money/removed-ends';

/**
 * A reorganisation removes the cancellation of a payment. One node still shows it. Another keeps only the blocks after
 * the submit.
 */
const bench = useBench();
const { payments, cancelledUntilRemoved } = removedEndsOn(bench, actionsOn(bench));

type Mined = { hash: string; from: string }[];

async function lastOfAccount(): Promise<string> {
  const height = await bench.world.chain.height();
  for (let at = height; ; at -= 1n) {
    const asked = [`0x${at.toString(16)}`, true];
    const { transactions } = (await bench.world.chain.rpc('eth_getBlockByNumber', asked)) as { transactions: Mined };
    const own = transactions.find(({ from }) => from.toLowerCase() === bench.from.toLowerCase());
    if (own) return own.hash;
  }
}

/** The reorganisation sets the chain's clock back, so a swap is refused in any case. */
it.each(payments.filter(([name]) => name !== 'a swap'))('%s is not requested again', async (_name, make) => {
  const action = await make();
  const [pruned, stuck] = bench.nodes;
  const { sendAgain } = await cancelledUntilRemoved(action, async (remove) => {
    const cancellation = await lastOfAccount();
    const receipt = await bench.world.chain.rpc('eth_getTransactionReceipt', [cancellation]);
    stuck!.lie('eth_getTransactionReceipt', (own: unknown, [hash]: [string]) =>
      hash === cancellation ? receipt : own,
    );
    await remove();
    await bench.world.chain.mine(4);
  });
  await sendAgain();
  const height = BigInt(bench.tab.journal().at(-1)!.blockAtSubmit);
  pruned!.lie('eth_getBlockByNumber', (block: unknown, [at]: [string]) =>
    at.startsWith('0x') && at !== '0x0' && BigInt(at) <= height ? null : block,
  );
  await during(action.start(bench.tab));
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  expect({ asks: bench.asks(), arrived: await action.arrived() }).toEqual({ asks: 1, arrived: action.units });
});
