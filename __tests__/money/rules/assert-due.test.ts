import type { KindSpec } from '@/tx/kinds/kind-spec';
import { SENDING, sendingIntent, type Sending } from '@/tx/kinds/sending';
import { assertDue } from '@/tx/submit/assert-due';
import { STRANGER } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { HERS, config } from './due-order';
import { modelChain } from './model-chain';

const { bank } = useBank();

const action: Sending = { id: 'one', token: 'USDT', to: STRANGER, amount: '0.5' };
const unsent: KindSpec<Sending> = { ...SENDING, assertNotDone: () => Promise.resolve() };
const check = () => assertDue(unsent, action, sendingIntent(action, HERS, config), [modelChain([], 20n).node]);

it('a transfer is submitted only while the service, by whose time its review expires, answers', async () => {
  await expect(check()).resolves.toBeUndefined();
  bank.answers('nothing');
  await expect(check()).rejects.toMatchObject({ kind: 'service-away' });
});
