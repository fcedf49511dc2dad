import type { Hash } from '@/api/contract';
import { useBench, type RequestedTx } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn, type Action, type Make } from '../../support/money/actions';

/**
 * Two devices have paid the same payee from one account. The wallet sends both payments again, each with the nonce of
 * the other one. This device knows only one of them.
 */
const bench = useBench();
const { purchase, sending, stake, swap, wrapping, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));
const hex = (value: number | bigint) => `0x${value.toString(16)}`;

const MAKES = [
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['a stake', () => stake(5n * ONE)],
  ['a wrapping', () => wrapping('wrap', ONE)],
  ['a swap', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })],
] as const;

/** The same call with a slightly lower amount, for another order. */
function ofOtherDevice({ from, to, value = '0x0', data = '0x' }: RequestedTx) {
  if (BigInt(value) > 0n) return { from, to, value: hex(BigInt(value) - 1_000n), data };
  const at = data.startsWith('0xa9059cbb') ? 74 : 10;
  const amount = BigInt(`0x${data.slice(at, at + 64)}`) - 1_000n;
  return {
    from,
    to,
    value,
    data: `${data.slice(0, at)}${amount.toString(16).padStart(64, '0')}${data.slice(at + 64)}`,
  };
}

/** Sends the device's payment with one of two nonces, and then both payments again with each other's nonce. */
async function exchange(make: Make, own: 0 | 1): Promise<Action> {
  const action = await make();
  await bench.world.chain.setAutomine(false);
  const first = Number(await rpc('eth_getTransactionCount', [bench.from, 'latest']));
  const send = (call: object, nonce: number, fields: object = {}) =>
    rpc('eth_sendTransaction', [{ gas: '0x7a120', ...call, nonce: hex(nonce), ...fields }]) as Promise<Hash>;
  bench.wallet.answerWith('eth_sendTransaction', () => send(bench.requests()[0]!, first + own));
  await action.submit();
  const [request] = bench.requests();
  const other = ofOtherDevice(request!);
  await send(other, first + 1 - own);
  await passes(10_000);
  expect(bench.tab.journal()).toMatchObject([{ status: 'pending', nonce: first + own }]);
  await rpc('anvil_dropAllTransactions');
  await send(own === 0 ? other : request!, first, { gasPrice: HIGHER });
  await send(own === 0 ? request! : other, first + 1, { gasPrice: HIGHER });
  await bench.world.chain.mine(4);
  return action;
}

describe.each([
  ['a later', 0],
  ['an earlier', 1],
] as const)(
  'a payment succeeds if it was sent again with %s nonce that another device’s payment had',
  (_which, own) => {
    it.each(MAKES)('%s', async (_name, make) => {
      const action = await exchange(make, own);
      await passes(120_000);
      expect(stepOf(action)).toBe('succeeded');
    });
  },
);
