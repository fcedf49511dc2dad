import { differenceText, differenceReasonOf, type TokenBalances } from '@/features/portfolio/model/balance-lines';
import { movedTokens } from '@/features/portfolio/model/moved-tokens';

const ONE = 10n ** 18n;
const AGREED: TokenBalances = {
  symbol: 'FNX',
  onChain: 40n * ONE,
  recorded: 40n * ONE,
  staked: 0n,
  elsewhere: null,
  isAbout: false,
  isAboutElsewhere: false,
  isPending: false,
  isConfirming: false,
};

describe('The chain’s balance and the bank’s record of a token', () => {
  it.each([
    ['agree to the last unit', {}, 'same'],
    ['differ by a unit and nothing explains it', { onChain: 40n * ONE - 1n }, 'late'],
    ['are not compared before the chain is read', { onChain: null }, 'unread'],
    ['are not compared if the bank keeps no record', { recorded: null }, 'not-tracked'],
    ['differ by the staked amount', { onChain: 30n * ONE, staked: 10n * ONE }, 'staked'],
    ['differ while this browser waits for a transaction', { onChain: 30n * ONE, isPending: true }, 'pending'],
    ['differ while the bank waits for confirmations', { onChain: 30n * ONE, isConfirming: true }, 'confirming'],
    ['differ by the balance of the connected wallet', { onChain: 0n, elsewhere: 40n * ONE }, 'other-wallet'],
    [
      'are not explained by a balance of the connected wallet that only one node reports',
      { onChain: 0n, elsewhere: 40n * ONE, isAboutElsewhere: true },
      'unread',
    ],
    ['are not compared while only one node reports the balance', { onChain: 0n, isAbout: true }, 'unread'],
    ['agree although another transaction is pending', { isPending: true, staked: ONE }, 'same'],
    ['differ by more than the staked amount', { onChain: 25n * ONE, staked: 10n * ONE }, 'late'],
  ] as const)('%s', (_case, change, reason) => expect(differenceReasonOf({ ...AGREED, ...change })).toBe(reason));

  it('are compared in a text that names the exact difference and which of them is larger', () => {
    expect(differenceText({ ...AGREED, onChain: 30n * ONE, isPending: true })).toMatch(
      /^The chain shows 10\.00 FNX less than our records\. A pending transaction/,
    );
    expect(differenceText({ ...AGREED, recorded: 39n * ONE })).toMatch(
      /^The chain shows 1\.00 FNX more than our records/,
    );
  });

  it('get no such text when they agree or are not compared', () => {
    expect(differenceText(AGREED)).toBeNull();
    expect(differenceText({ ...AGREED, onChain: null })).toBeNull();
  });
});

describe('The tokens that a pending transaction moves', () => {
  const contracts = { FNX: '0x0F', USDT: '0x0A', WBNB: '0x0B' } as const;
  const moves = { type: 'transfer', token: '0x0f', from: '0x01', to: '0x02', amount: '1' } as const;
  const swapped = {
    type: 'swap',
    pay: 'coin',
    get: '0x0A',
    maxPaid: '1',
    minReceived: '1',
    deadline: '100',
    account: '0x01',
    router: '0x02',
    wrapped: '0x0B',
  } as const;
  it.each([
    ['nothing', [], []],
    ['a transfer', [{ effect: moves }], ['BNB', 'FNX']],
    ['a swap of the coin', [{ effect: swapped }], ['BNB', 'USDT']],
    [
      'an approval',
      [{ effect: { type: 'approval', token: '0x0F', owner: '0x01', spender: '0x02', amount: '1' } as const }],
      ['BNB'],
    ],
  ] as const)('are known for %s', (_case, underWay, moved) =>
    expect([...movedTokens(underWay, contracts)]).toEqual(moved),
  );
});
