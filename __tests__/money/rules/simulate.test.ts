import { createClient, custom } from 'viem';
import { simulate } from '@/chain/simulate';
import { BANK, HERS } from '../../support/money/attempt';
import { TOKEN } from './model-chain';

const YES = `0x${'0'.repeat(63)}1`;

it('only tries a call out of which nothing must arrive', async () => {
  const asked: string[] = [];
  const request = ({ method }: { method: string }) => {
    asked.push(method);
    return Promise.resolve(YES);
  };
  const client = createClient({ transport: custom({ request }) });
  const approval = { from: HERS, to: TOKEN, value: 0n, data: '0x095ea7b3' } as const;
  await simulate(client, approval, null);
  expect(asked).toEqual(['eth_call']);
});

it('tries nothing out where the chain’s own coin is sent', async () => {
  const request = () => Promise.reject(new Error('Nothing is asked here'));
  const client = createClient({ transport: custom({ request }) });
  await expect(simulate(client, { from: HERS, to: BANK, value: 5n, data: '0x' }, null)).resolves.toBeUndefined();
});
