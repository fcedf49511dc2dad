import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { during, passes } from '../../support/money/clock';

const bench = useBench();
const OTHER = loginOf('other');

const firstAttempt = () => bench.tab.journal()[0]!;

async function payTwice(): Promise<{ id: string; second: Hash }> {
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  await bench.keepTime();
  await bench.submit(order);
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'succeeded');
  const { nonce: _nonce, ...asked } = bench.requests()[0]!;
  const second = (await bench.world.chain.rpc('eth_sendTransaction', [{ ...asked, gas: '0x30d40' }])) as Hash;
  await bench.world.chain.mine(4);
  return { id: order._id, second };
}

async function aDayPasses(): Promise<void> {
  for (let hour = 0; hour < 29; hour += 1) await bench.anHourPasses();
  await during(bench.tab.readService('any').catch(() => null));
}

async function serviceRecords(id: string, second: Hash): Promise<void> {
  bench.bank.record(id, second);
  bench.bank.answers('as it should');
  await passes(120_000);
  expect(firstAttempt()).toMatchObject({ status: 'succeeded', hash: second });
}

it('a second payment is found although the service did not answer right after the order had closed', async () => {
  const { id, second } = await payTwice();
  await passes(40_000);
  await aDayPasses();
  bench.bank.answers('not to reading');
  await passes(120_000);
  await serviceRecords(id, second);
});

it('the entered hash of a second payment is kept while the service does not answer', async () => {
  const { id, second } = await payTwice();
  bench.bank.answers('not to reading');
  await aDayPasses();
  await during(bench.tab.enterHash(id, second));
  await passes(120_000);
  expect(firstAttempt()).toMatchObject({ status: 'unanswered', enteredHash: second });
  await serviceRecords(id, second);
});

it('the entered hash of a second payment is kept while another investor is logged in', async () => {
  const { id, second } = await payTwice();
  await aDayPasses();
  await during(bench.tab.enterHash(id, second));
  bench.bank.hideFrom(OTHER.token);
  await bench.reload({ keepsClock: true, login: OTHER });
  await during(bench.tab.readService('any'));
  await bench.tab.resume(id);
  await passes(120_000);
  expect(firstAttempt()).toMatchObject({ status: 'unanswered', enteredHash: second });
  await bench.reload({ keepsClock: true });
  await during(bench.tab.readService('any'));
  await bench.tab.resume(id);
  await serviceRecords(id, second);
});
