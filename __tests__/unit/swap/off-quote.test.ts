import { differenceFromQuote } from '@/features/swap/model/difference-from-quote';

const PAIR = { pay: 'FNX', get: 'USDT', paid: '100', got: '1200' } as const;

test.each([
  ['the received amount is compared when the amount to pay was typed', 'pay', { paid: 100n, got: 1150n }, -50n, 'USDT'],
  ['the difference is above zero when more was received than quoted', 'pay', { paid: 100n, got: 1201n }, 1n, 'USDT'],
  ['the paid amount is compared when the amount to receive was typed', 'get', { paid: 97n, got: 1200n }, -3n, 'FNX'],
  ['the difference is zero when exactly the quoted amount was paid', 'get', { paid: 100n, got: 1200n }, 0n, 'FNX'],
] as const)('%s', (_, exact, moved, units, token) => {
  expect(differenceFromQuote({ ...PAIR, exact }, moved)).toEqual({
    units,
    side: exact === 'pay' ? 'get' : 'pay',
    token,
  });
});
