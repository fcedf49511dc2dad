import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { purchase, waiting } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';

async function confirmationsOf(hash: Hash): Promise<bigint> {
  const { rpc, height } = bench.world.chain;
  const receipt = (await rpc('eth_getTransactionReceipt', [hash])) as { blockNumber: string } | null;
  return receipt ? (await height()) - BigInt(receipt.blockNumber) + 1n : 0n;
}

it.each([
  ['the service answers', 1, false],
  ['the service answers', 2, false],
  ['the service does not answer', 1, true],
  ['the service does not answer', 4, true],
])(
  'a replaced payment never shows more confirmations than the transaction on screen has, when %s: %i blocks',
  async (_how, blocks, isAway) => {
    const { action, sent } = await waiting(() => purchase('USDT', (1_248n * ONE) / 10n));
    await passes(10_000);
    if (isAway) bench.bank.answers('nothing');
    const { hash: _, input, ...call } = sent;
    await bench.world.chain.rpc('eth_sendTransaction', [{ ...call, data: input, gasPrice: HIGHER }]);
    await bench.world.chain.mine(blocks);
    await passes(30_000);
    const { hash, confirmations } = Object(bench.tab.stateOf(action.key)) as { hash: Hash; confirmations: number };
    bench.bank.answers('as it should');
    expect({ confirmations, isTrue: BigInt(confirmations) <= (await confirmationsOf(hash)) }).toEqual({
      confirmations: expect.any(Number),
      isTrue: true,
    });
  },
);

it('a sped-up payment keeps its new hash and its confirmations when its page is opened again', async () => {
  const { action, sent } = await waiting(() => purchase('USDT', (1_248n * ONE) / 10n));
  await passes(10_000);
  const { hash: _, input, ...call } = sent;
  const hash = await bench.world.chain.rpc('eth_sendTransaction', [{ ...call, data: input, gasPrice: HIGHER }]);
  await bench.world.chain.mine(2);
  await until(() => Object(bench.tab.stateOf(action.key)).hash === hash);
  const shown = { step: 'pending', hash, confirmations: 2 };
  expect(bench.tab.stateOf(action.key)).toMatchObject(shown);
  await bench.tab.goesOn(action.key);
  expect(bench.tab.stateOf(action.key)).toMatchObject(shown);
});
