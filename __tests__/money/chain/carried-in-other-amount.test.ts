import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import type { Hash } from '@/api/contract';
import { swapCall } from '@/chain/swap/calls';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, allowanceOn, type Action } from '../../support/money/actions';
import { batcherFor, transferData, type BatchedCall } from '../../support/money/batch';

/**
 * The wallet returns the true hash of a transaction that a relay or a contract made, but its amount is not the
 * requested one.
 */
const bench = useBench();
const { sending, swap, purchase, approval } = actionsOn(bench);
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
const CONTRACT = '0x60006000f3';
const setCode = (code: string) => bench.world.chain.rpc('anvil_setCode', [bench.from, code]);
afterEach(async () => {
  bench.wallet.answerWith('eth_sendTransaction', null);
  await batcher.takeBack();
});

const lessFee = (amount: bigint) => (amount * 98n) / 100n;
const transferOf = ({ to, units }: Action): BatchedCall => ({
  to: bench.world.chain.contracts.USDT,
  data: transferData(to ?? bench.world.chain.payAddress, lessFee(units)),
});
const swapOf = ({ units }: Action): BatchedCall => {
  const { router, USDT, FNX, WBNB } = bench.world.chain.contracts;
  const { to, value, data } = swapCall({
    account: bench.from,
    router,
    wrapped: WBNB,
    path: [USDT, FNX],
    coin: 'neither',
    exact: 'pay',
    limits: { maxPaid: lessFee(units), minReceived: 1n },
    deadline: 99_999_999_999n,
  });
  return { to, value, data };
};
const highestApproval = (): BatchedCall => {
  const args = [bench.world.chain.contracts.router, maxUint256] as const;
  return {
    to: batcher.asked().to,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }),
  };
};

/** Returns the hash that the journal has stored from the wallet's answer. */
async function answeredWith(action: Action, answer: () => Promise<Hash>): Promise<Hash | null> {
  bench.wallet.answerWith('eth_sendTransaction', answer);
  await action.submit();
  const [{ hash } = { hash: null }] = bench.tab.journal();
  bench.wallet.answerWith('eth_sendTransaction', null);
  await bench.world.chain.mine(4);
  await passes(60_000);
  return hash;
}

async function triedAgain(action: Action) {
  const isDeclared = await during(bench.tab.saysUnsent(action.key));
  await batcher.takeBack();
  await bench.keepTime();
  await action.submit();
  const [{ hash } = { hash: null }] = bench.tab.journal();
  return { hash, step: bench.tab.stateOf(action.key).step, isDeclared, asks: bench.asks() };
}

const MAKES = [
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n), transferOf],
  ['a purchase in USDT', () => purchase('USDT', (1_248n * ONE) / 10n), transferOf],
  ['a swap', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE }), swapOf],
] as const;

describe('a relay’s transaction whose fee was deducted from the amount is kept, and the wallet is not asked again', () => {
  it.each(MAKES)('%s of a delegated account', async (_name, make, carried) => {
    const action = await make();
    await batcher.lend();
    const hash = await answeredWith(action, () => batcher.run([carried(action)]));
    expect(await triedAgain(action)).toEqual({ hash, step: 'altered', isDeclared: false, asks: 1 });
    expect(await action.arrived()).toBe(lessFee(action.units));
  });

  it('a transfer of a contract account', async () => {
    const action = await sending('USDT', '0.5', ONE / 2n);
    await setCode(CONTRACT);
    const hash = await answeredWith(action, () => batcher.run([transferOf(action)], undefined, CONTRACT));
    expect(await triedAgain(action)).toEqual({ hash, step: 'altered', isDeclared: false, asks: 1 });
  });
});

it.each([
  ['a delegated account', () => batcher.lend(), undefined],
  ['a contract account', () => setCode(CONTRACT), CONTRACT],
])('an approval whose amount was raised counts as done, with its hash: %s', async (_name, begin, after) => {
  const action = await approval();
  await begin();
  const hash = await answeredWith(action, () => batcher.run([highestApproval()], undefined, after));
  expect(await allowanceOn(bench, 'FNX')).toBe(maxUint256);
  expect(await triedAgain(action)).toEqual({ hash, step: 'succeeded', isDeclared: false, asks: 1 });
});
