import type { Hash } from '@/api/contract';
import { useBench, type Pending } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * Two devices have paid the same payee from one account. The wallet sends both payments again, each with the nonce of
 * the other one. This device knows only one of them.
 */
const bench = useBench();
const { purchase, sending, stake, swap, wrapping, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const hex = (value: number | bigint) => `0x${value.toString(16)}`;

const MAKES = [
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['a stake', () => stake(5n * ONE)],
  ['a wrapping', () => wrapping('wrap', ONE)],
  ['a swap', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })],
] as const;

/** The same call with a slightly lower amount, as for another order. */
function ofOtherDevice({ from, to, value, input }: Pick<Pending, 'from' | 'to' | 'value' | 'input'>) {
  if (BigInt(value) > 0n) return { from, to, value: hex(BigInt(value) - 1_000n), data: input };
  const amountAt = input.startsWith('0xa9059cbb') ? 74 : 10;
  const amount = BigInt(`0x${input.slice(amountAt, amountAt + 64)}`) - 1_000n;
  const data = input.slice(0, amountAt) + amount.toString(16).padStart(64, '0') + input.slice(amountAt + 64);
  return { from, to, value, data };
}

describe.each([
  ['a later', 0],
  ['an earlier', 1],
])('a payment that was sent again with %s nonce, which another device’s payment had, succeeds', (_what, own) => {
  it.each(MAKES)('%s', async (_name, make) => {
    const action = await make();
    await bench.world.chain.setAutomine(false);
    const first = Number(await rpc('eth_getTransactionCount', [bench.from, 'latest']));
    const send = (call: object, nonce: number, fields: object = {}) =>
      rpc('eth_sendTransaction', [{ gas: '0x7a120', ...call, nonce: hex(nonce), ...fields }]) as Promise<Hash>;
    bench.wallet.answerWith('eth_sendTransaction', () => send(bench.requests()[0]!, first + own));
    await action.submit();
    bench.wallet.answerWith('eth_sendTransaction', null);
    const [sent] = (await bench.pending()).filter(({ nonce }) => Number(nonce) === first + own);
    const request = bench.requests()[0]!;
    const other = ofOtherDevice({
      from: bench.from,
      to: request.to,
      value: request.value ?? '0x0',
      input: request.data ?? '0x',
    });
    expect(sent === undefined ? own : 0).toBe(own);
    await send(other, first + 1 - own);
    await passes(10_000);
    expect(bench.tab.journal()).toMatchObject([{ nonce: first + own }]);
    await rpc('anvil_dropAllTransactions');
    await send(own === 0 ? other : request, first, { gasPrice: HIGHER });
    await send(own === 0 ? request : other, first + 1, { gasPrice: HIGHER });
    await bench.world.chain.mine(4);
    await passes(240_000);
    expect({ step: stepOf(action), journal: bench.tab.journal().map(({ status }) => status) }).toEqual({
      step: 'succeeded',
      journal: ['succeeded'],
    });
  });
});
