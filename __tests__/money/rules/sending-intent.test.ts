import { decodeFunctionData, erc20Abi } from 'viem';
import type { Sending } from '@/tx';
import { effectOfTransfer } from '../../support/money/effect-of-transfer';
import { SENDING, sendingIntent } from '@/tx/kinds/sending';
import { HERS, PAY, USDT, config, faultOf } from './due-order';

const ONE = 10n ** 18n;
const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const [VAULT, ROUTER, FACTORY, WBNB, OTHER_ROUTER] = ['a1', 'a2', 'a3', 'a4', 'a5'].map(
  (byte) => `0x${byte.repeat(20)}` as const,
);
const pinned = {
  ...config,
  vault: VAULT!,
  swapRouter: OTHER_ROUTER!,
  swap: { router: ROUTER!, factory: FACTORY!, wbnb: WBNB!, feeBps: 25 },
};
const sending = (change: Partial<Sending> = {}): Sending => ({
  id: 'one',
  token: 'FNX',
  to: FRIEND,
  amount: '1.5',
  ...change,
});

describe('The intent of a transfer', () => {
  it.each(['FNX', 'USDT'] as const)('of %s is a plain transfer of the exact amount', (token) => {
    const { to, value, data } = sendingIntent(sending({ token }), HERS, config).call;
    expect({ to, value }).toEqual({ to: token === 'USDT' ? USDT : config.fnxToken, value: 0n });
    expect(decodeFunctionData({ abi: erc20Abi, data })).toMatchObject({
      functionName: 'transfer',
      args: [expect.stringMatching(new RegExp(FRIEND, 'i')), (ONE * 3n) / 2n],
    });
  });

  it('of BNB is sent as value, with no data', () => {
    const { call, spends } = sendingIntent(sending({ token: 'BNB' }), HERS, config);
    expect(call).toEqual({ from: HERS, to: FRIEND, value: (ONE * 3n) / 2n, data: '0x' });
    expect(spends).toEqual([{ token: 'coin', amount: (ONE * 3n) / 2n, symbol: 'BNB' }]);
  });

  it('is frozen, has the effect of its call, and is not reported', () => {
    const intent = sendingIntent(sending(), HERS, config);
    expect([Object.isFrozen(intent), Object.isFrozen(intent.call)]).toEqual([true, true]);
    expect(effectOfTransfer(intent.call)).toMatchObject({ type: 'transfer', amount: String((ONE * 3n) / 2n) });
    expect(intent.description).toBe('Transfer of 1.50 FNX');
    expect(SENDING.keyOf(sending())).toBe('send:one');
    expect([intent.serviceRecord, intent.notAfter]).toEqual([undefined, undefined]);
  });

  it.each([
    ['the sender’s own account', HERS],
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['the share’s contract', config.fnxToken],
    ['the contract of USDT', USDT],
    ['the bank’s pay address', PAY],
    ['the vault', VAULT],
    ['the router of swaps outside this site', OTHER_ROUTER],
    ['the router', ROUTER],
    ['the factory', FACTORY],
    ['the contract of WBNB', WBNB],
  ] as const)('is never made to %s, in any letter case', (_whose, to) => {
    for (const written of [to!, to!.toLowerCase(), `0x${to!.slice(2).toUpperCase()}`] as `0x${string}`[])
      expect(faultOf(() => sendingIntent(sending({ to: written }), HERS, pinned))).toBe('not-pinned');
  });

  it('is never made of an unknown token', () => {
    expect(faultOf(() => sendingIntent({ ...sending(), token: 'CAKE' as 'BNB' }, HERS, config))).toBe('not-pinned');
  });

  it.each(['0', '0.0', '', '-1', '1e3', '0x1', '0.0000000000000000001'])('refuses the amount %p', (amount) => {
    expect(faultOf(() => sendingIntent(sending({ amount }), HERS, config))).toBe('not-pinned');
  });
});
