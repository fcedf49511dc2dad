import { KINDS } from '@/tx/kinds';
import type { Nodes } from '@/chain/nodes';
import type { ChainReadings } from '@/tx/submit/chain-readings';
import { requestedCallOf } from '@/tx/journal/entry';
import type { Intent } from '@/tx/kinds/intent';
import { accountBy, assertPayable } from '@/tx/submit/payable';
import { appConfig } from '../../support/app-config';
import { asked } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';

const { server } = useBank();
beforeEach(() => server.use(appConfig()));

const nodes = [{ simulate: async () => undefined }, { simulate: async () => undefined }] as unknown as Nodes;
const intent: Intent = {
  ...requestedCallOf(asked()),
  kind: 'purchase',
  spends: [{ token: 'coin', amount: 5n }],
} as never;
const account = { isContract: false };

function readingsWith(estimates: readonly (bigint | null)[]): ChainReadings {
  const balances = { coin: 10n ** 18n, tokens: [] };
  return {
    balances: Promise.resolve({ agreement: { type: 'agreed', value: balances }, answers: [balances, balances] }),
    gas: Promise.resolve({ answers: estimates }),
    prices: Promise.resolve({ answers: [1n, 1n] }),
  } as never;
}

it.each([
  ['no node could estimate the gas', [null, null]],
  ['every estimate is above the cap', [KINDS.purchase.gasCap + 1n, 10n ** 9n]],
])('the wallet is not asked when %s', async (_case, estimates) => {
  const readings = readingsWith(estimates);
  await expect(assertPayable(intent, nodes, { readings, account })).rejects.toMatchObject({
    kind: 'unsupported-token',
  });
});

it('the gas is the highest estimate within the cap, plus the cost of a first write of the recipient’s balance', async () => {
  const readings = readingsWith([40_000n, 60_000n, KINDS.purchase.gasCap + 1n]);
  expect(await assertPayable(intent, nodes, { readings, account })).toBe(80_000n);
});

it.each(['out of gas', 'EVM error OutOfGas', 'intrinsic gas too low: have 21000, want 21432'])(
  'a call is refused if one node accepts it and another one answers %j',
  async (said) => {
    jest.useFakeTimers();
    const failing = { simulate: () => Promise.reject(new Error(said)) };
    const differing = [...nodes.slice(1), failing] as unknown as Nodes;
    const refused = expect(
      assertPayable(intent, differing, { readings: readingsWith([40_000n]), account }),
    ).rejects.toMatchObject({ kind: 'nodes-disagree' });
    await jest.advanceTimersByTimeAsync(6_000);
    await refused;
    jest.useRealTimers();
  },
);

describe('The code of an account', () => {
  it.each([
    ['none', { isContract: false }],
    ['contract', { isContract: true }],
    ['delegated', { isContract: false, isDelegated: true }],
  ] as const)('counts when two nodes agree on it: %s', (code, account) => {
    expect(accountBy([code, 'none', code])).toEqual(account);
  });

  it('stops the submit when one of two nodes reports the account as delegated', () => {
    expect(() => accountBy(['delegated', 'none'])).toThrow(expect.objectContaining({ kind: 'nodes-disagree' }));
  });
});
