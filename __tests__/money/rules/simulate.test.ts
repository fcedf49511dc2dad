import { createClient, custom } from 'viem';
import { simulate } from '@/chain/simulate';
import { BANK, HERS } from '../../support/money/attempt';
import { TOKEN } from './model-chain';

const YES = `0x${'0'.repeat(63)}1`;

it('a call without a required result is only simulated, with the given gas', async () => {
  const asked: unknown[] = [];
  const request = ({ method, params }: { method: string; params?: { gas: string }[] }) => {
    asked.push([method, params?.[0]?.gas]);
    return Promise.resolve(YES);
  };
  const client = createClient({ transport: custom({ request }) });
  const approval = { from: HERS, to: TOKEN, value: 0n, data: '0x095ea7b3' } as const;
  await simulate(client, approval, null, 50_000n);
  expect(asked).toEqual([['eth_call', '0xc350']]);
});

it('a BNB transfer is not simulated', async () => {
  const request = () => Promise.reject(new Error('Nothing is asked here'));
  const client = createClient({ transport: custom({ request }) });
  await expect(
    simulate(client, { from: HERS, to: BANK, value: 5n, data: '0x' }, null, undefined),
  ).resolves.toBeUndefined();
});

describe('A call with a minimum received', () => {
  const uint = (amount: bigint) => `0x${amount.toString(16).padStart(64, '0')}`;
  /** A node that supports `eth_simulateV1`: balance before, the call, balance after. */
  const clientWhere = (after: bigint) => {
    const result = (returnData: string) => ({ status: '0x1', returnData, gasUsed: '0x1', logs: [] });
    const request = ({ method }: { method: string }) =>
      Promise.resolve(
        method === 'eth_simulateV1' ? [{ calls: [result(uint(10n)), result(YES), result(uint(after))] }] : YES,
      );
    return createClient({ transport: custom({ request }) });
  };
  const call = { from: HERS, to: BANK, value: 0n, data: '0x38ed1739' } as const;
  const due = { token: TOKEN, to: HERS, amount: 5n, isMinimum: true } as const;

  it.each([15n, 16n])('is accepted when the balance afterwards is %s', async (after) => {
    await expect(simulate(clientWhere(after), call, due, undefined)).resolves.toBeUndefined();
  });

  it('is refused when less would arrive', async () => {
    await expect(simulate(clientWhere(14n), call, due, undefined)).rejects.toMatchObject({ kind: 'would-fall-short' });
  });
});
