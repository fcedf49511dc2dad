import { call } from 'viem/actions';
import type { Call } from '@/chain/call';
import { swapCall, unwrapCall } from '@/chain/swap/calls';
import { revertOf } from '@/chain/swap/revert';
import { quoteOf } from '@/domain/swap/quote';
import { swapFaultOf, type SwapFaultKind } from '@/errors/swap-fault';
import { DEADLINE, exchangeNow, mint, partiesOf, useExchange } from '../support/swap/exchange-world';
import { ONE } from '../support/swap/quote-requests';

const on = useExchange();

async function faultOf({ from, to, value, data }: Call): Promise<SwapFaultKind | null> {
  const thrown = await call(on.client, { account: from, to, value, data }).then(
    () => null,
    (error: unknown) => error,
  );
  const revert = revertOf(thrown);
  return revert && swapFaultOf(revert);
}

const sale = () => ({
  ...partiesOf(on, on.pins),
  path: [on.pins.tokens.FNX, on.pins.tokens.USDT],
  coin: 'neither' as const,
  exact: 'pay' as const,
  limits: { maxPaid: ONE, minReceived: 1n },
  deadline: DEADLINE,
});

const NOBODYS = `0x${'9'.repeat(40)}` as const;

it.each([
  ['nothing is wrong', null, () => ({})],
  ['the deadline has passed', 'too-late', () => ({ deadline: 1n })],
  [
    'the swap would bring less than the minimum',
    'price-moved',
    () => ({ limits: { maxPaid: ONE, minReceived: 10n ** 24n } }),
  ],
  [
    'the swap would cost more than the maximum',
    'price-moved',
    () => ({ exact: 'get', limits: { maxPaid: 1n, minReceived: ONE } }),
  ],
  [
    'more is requested than the pool holds',
    'more-than-pool',
    () => ({ exact: 'get', limits: { maxPaid: ONE, minReceived: 10n ** 26n } }),
  ],
  ['the payment is zero', 'too-small', () => ({ limits: { maxPaid: 0n, minReceived: 0n } })],
  [
    'the result is zero',
    'too-small',
    () => ({ path: [on.pinsOfSix.tokens.FNX, on.pinsOfSix.tokens.USDT], limits: { maxPaid: 1n, minReceived: 0n } }),
  ],
  ['the balance is too low', 'transfer-refused', () => ({ limits: { maxPaid: 10n ** 26n, minReceived: 1n } })],
  ['there is no approval', 'transfer-refused', () => ({ account: on.world.chain.accounts[6]! })],
  ['both sides are the same token', 'same-token', () => ({ path: [on.pins.tokens.FNX, on.pins.tokens.FNX] })],
  ['there is no pool, so no contract gives a reason', 'refused', () => ({ path: [on.pins.tokens.FNX, NOBODYS] })],
] as const)('when %s, the error is classified as %s', async (_what, kind, change) => {
  expect(await faultOf(swapCall({ ...sale(), ...change() }))).toBe(kind);
});

it('a swap is accepted at exactly the quoted amount, and not at one unit more', async () => {
  const request = { pay: 'FNX', get: 'USDT', exact: 'pay', amount: ONE } as const;
  const answer = quoteOf(request, await exchangeNow(on, on.pins));
  const minReceived = answer.type === 'quoted' ? answer.quote.got : 0n;
  expect(await faultOf(swapCall({ ...sale(), limits: { maxPaid: ONE, minReceived } }))).toBeNull();
  expect(await faultOf(swapCall({ ...sale(), limits: { maxPaid: ONE, minReceived: minReceived + 1n } }))).toBe(
    'price-moved',
  );
});

it('a swap of more than a pool can store is refused, like its quote', async () => {
  const maxPaid = 2n ** 112n - 1n;
  const { FNX, USDT } = on.pinsOfSix.tokens;
  await mint(on.world, USDT, on.account, maxPaid);
  expect(await faultOf(swapCall({ ...sale(), path: [USDT, FNX], limits: { maxPaid, minReceived: 1n } }))).toBe(
    'more-than-pool',
  );
  const request = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: maxPaid } as const;
  expect(quoteOf(request, await exchangeNow(on, on.pinsOfSix))).toEqual({ type: 'refused', reason: 'more-than-pool' });
});

it('unwrapping more than the balance is refused, and the contract gives no reason', async () => {
  expect(await faultOf(unwrapCall({ ...partiesOf(on, on.pins), amount: 10n ** 24n }))).toBe('refused');
});
