import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import type { Address, Hash } from '@/api/contract';
import { ROUTER } from '@/chain/swap/abi';
import { useBench } from '../../support/money/bench';
import { passes, until } from '../../support/money/clock';
import { actionsOn, type Make } from '../../support/money/actions';
import { batcherFor, codeOfBatch, transferData } from '../../support/money/batch';
import { newReview } from '@/tx/journal/review';
import { engine } from '@/tx/app-engine';

/** The app must not refuse investors who repeat a transaction, or whose account is in transactions of strangers. */
const bench = useBench();
const { swap, sending, wrapping, purchase, comesTo } = actionsOn(bench);
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const EXACT_PAY = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
const COIN_PAY = { pay: 'BNB', get: 'FNX', exact: 'pay', amount: ONE / 100n } as const;
const refusalOf = (key: string) => Object(bench.tab.stateOf(key)).refusal;
afterEach(() => batcher.takeBack());

/** The wallet answers with this error code but sends the transaction. */
const sentAnyway = async (code: number, submit: () => Promise<void>) => {
  bench.wallet.failNext({ code, message: 'no' }, 'eth_sendTransaction');
  await submit();
  const { nonce: _nonce, ...call } = bench.requests().at(-1)!;
  await rpc('eth_sendTransaction', [call]);
};

const send = (from: Address, to: Address, data: string, value = 0n) =>
  rpc('eth_sendTransaction', [{ from, to, data, value: `0x${value.toString(16)}`, gas: '0xf4240' }]) as Promise<Hash>;
const stranger = () => bench.world.chain.accounts[7] as Address;
const nothingFrom = (owner: Address, to: Address) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [owner, to, 0n] });

const MAKES: readonly [string, Make][] = [
  ['swap', () => swap(EXACT_PAY)],
  ['swap of BNB', () => swap(COIN_PAY)],
  ['swap that receives an exact amount', () => swap({ ...EXACT_PAY, exact: 'get', amount: ONE / 10n })],
  ['wrapping', () => wrapping('wrap', ONE / 10n)],
  ['transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
];

describe('a second, equal request right after the first in the same browser', () => {
  it.each(MAKES)('is requested: %s', async (_name, make) => {
    const first = await make();
    await first.submit();
    await bench.world.chain.mine(4);
    await comesTo(first, 'succeeded');
    const second = await make();
    await bench.keepTime();
    await second.submit();
    expect([bench.asks(), refusalOf(second.key)]).toEqual([2, undefined]);
  });

  it.each(MAKES)(
    'is requested when the wallet’s answer for the first was lost and the first was found: %s',
    async (_name, make) => {
      const first = await make();
      await sentAnyway(4_900, () => first.submit());
      await bench.world.chain.mine(4);
      await comesTo(first, 'succeeded');
      const second = await make();
      await bench.keepTime();
      await second.submit();
      expect([bench.asks(), refusalOf(second.key)]).toEqual([2, undefined]);
    },
  );
});

describe('a smaller swap of the same pair', () => {
  it.each([
    ['ten times smaller', EXACT_PAY, { ...EXACT_PAY, amount: ONE }],
    ['of BNB, ten times smaller', COIN_PAY, { ...COIN_PAY, amount: ONE / 1_000n }],
  ])('is requested a minute after another device made the larger one: %s', async (_name, larger, smaller) => {
    const elsewhere = await swap(larger);
    await elsewhere.submit();
    await bench.world.chain.mine(4);
    await comesTo(elsewhere, 'succeeded');
    await bench.reload();
    localStorage.setItem('tx_journal', '[]');
    sessionStorage.clear();
    await bench.reload();
    await passes(60_000);
    bench.wallet.log.length = 0;
    const action = await swap(smaller);
    await action.submit();
    expect([bench.asks(), refusalOf(action.key)]).toEqual([1, undefined]);
  });
});

it('another USDT payment from the account, which one node shows without a receipt, does not count as a swap', async () => {
  const action = await swap(EXACT_PAY);
  const { USDT } = bench.world.chain.contracts;
  await send(bench.from, USDT, transferData(stranger(), 3n));
  await bench.world.chain.mine(1);
  bench.nodes[1]!.lie('eth_getTransactionReceipt', () => null);
  await action.submit();
  expect(refusalOf(action.key)).toBeUndefined();
});

it('a swap that the wallet refused with 4001 but sent anyway is not requested again', async () => {
  const action = await swap(EXACT_PAY);
  const review = newReview(engine);
  await sentAnyway(4_001, () => action.submit(bench.tab, review));
  await passes(5_000);
  await bench.world.chain.mine(1);
  await action.submit(bench.tab, review);
  expect([bench.asks(), refusalOf(action.key)]).toEqual([1, 'paid-elsewhere']);
});

it('a BNB order that the account replaced by sending itself zero BNB is shown as cancelled, even for a delegated account', async () => {
  const order = await purchase('BNB', (195n * ONE) / 1_000n);
  await batcher.lend();
  await bench.world.chain.setAutomine(false);
  await order.submit();
  const [sent] = await bench.pending();
  await passes(5_000);
  await rpc('anvil_dropTransaction', [sent!.hash]);
  await batcher.takeBack();
  await rpc('eth_sendTransaction', [
    { from: bench.from, to: bench.from, value: '0x0', nonce: sent!.nonce, gas: '0x5208' },
  ]);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await batcher.lend();
  await until(() => bench.tab.stateOf(order.key).step === 'cancelled');
});

it('after a swap, the reviewed swap back is requested at once', async () => {
  const first = await swap(EXACT_PAY);
  await first.submit();
  await bench.world.chain.mine(4);
  await comesTo(first, 'succeeded');
  localStorage.setItem('tx_journal', '[]');
  await bench.reload();
  const back = await swap({ pay: 'FNX', get: 'USDT', exact: 'pay', amount: ONE / 10n });
  await back.submit();
  expect([bench.asks(), refusalOf(back.key)]).toEqual([2, undefined]);
});

describe('other accounts', () => {
  it('that write 41 transfers of zero tokens from the account into the log do not keep it from swapping', async () => {
    const action = await swap(EXACT_PAY);
    const { USDT } = bench.world.chain.contracts;
    for (let at = 0; at < 41; at += 1) await send(stranger(), USDT, nothingFrom(bench.from, stranger()));
    await bench.world.chain.mine(2);
    await passes(1_000);
    await action.submit();
    expect([bench.asks(), refusalOf(action.key)]).toEqual([1, undefined]);
  });

  it('that send the account 41 units of FNX do not keep it from swapping BNB', async () => {
    const action = await swap(COIN_PAY);
    const { FNX } = bench.world.chain.contracts;
    await bench.world.chain.faucet('FNX', stranger(), ONE);
    for (let at = 0; at < 41; at += 1) await send(stranger(), FNX, transferData(bench.from, 1n));
    await bench.world.chain.mine(2);
    await passes(1_000);
    await action.submit();
    expect([bench.asks(), refusalOf(action.key)]).toEqual([1, undefined]);
  });

  it('that swap BNB and send the account one unit of the result do not keep it from swapping BNB', async () => {
    const action = await swap(COIN_PAY);
    const { router, WBNB, FNX } = bench.world.chain.contracts;
    const mover = stranger();
    const data = encodeFunctionData({
      abi: ROUTER,
      functionName: 'swapExactETHForTokens',
      args: [0n, [WBNB, FNX], mover, maxUint256],
    });
    const code = codeOfBatch([
      { to: router, value: ONE / 50n, data },
      { to: FNX, data: transferData(bench.from, 1n) },
    ]);
    await rpc('anvil_setCode', [mover, code]);
    await send(bench.world.chain.accounts[8] as Address, mover, '0x01');
    await bench.world.chain.mine(2);
    await rpc('anvil_setCode', [mover, '0x']);
    await action.submit();
    expect([bench.asks(), refusalOf(action.key)]).toEqual([1, undefined]);
  });
});
