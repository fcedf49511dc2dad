import type { Sending } from '@/tx';
import { newReview, renewedReview } from '@/tx/journal/review';
import { engine } from '@/tx/app-engine';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();
const ONE = 10n ** 18n;
const A_DAY_S = 25 * 3_600;

/** Adds completed transfers that are newer than the first one. The journal keeps the ten newest. */
function withLaterTransfers(count: number): void {
  const text = localStorage.getItem('tx_journal')!;
  const [entry] = JSON.parse(text) as { key: string; at: number; hash: string }[];
  const later = Array.from({ length: count }, (_, at) => ({
    ...entry!,
    key: `send:later-${at}`,
    at: entry!.at + 1 + at,
    hash: `0x${String(at).padStart(64, 'a')}`,
  }));
  localStorage.setItem('tx_journal', JSON.stringify([entry, ...later]));
}

it.each([
  ['which the journal has removed', 10],
  ['which the journal still has (control)', 9],
])('a review that a duplicated tab renews a day later does not repeat the transfer, %s', async (_name, count) => {
  const to = `0x${String(count).padStart(40, '7')}` as const;
  const sending = { id: `old-${count}`, token: 'USDT', to, amount: '0.5' } as Sending;
  const first = newReview(engine);
  await bench.keepTime();
  await during(bench.tab.does('send', sending, bench.from, first));
  await bench.world.chain.mine(4);
  await until(() => bench.tab.stateOf(`send:${sending.id}`).step === 'succeeded');
  withLaterTransfers(count);
  await bench.world.chain.rpc('evm_increaseTime', [A_DAY_S]);
  await bench.world.chain.mine(2);
  jest.setSystemTime(Date.now() + A_DAY_S * 1_000);
  // The tab was duplicated before the transfer was submitted, so its session storage has no mark of the transfer.
  sessionStorage.clear();
  await bench.reload();
  const other = { id: `other-${count}`, token: 'USDT', to: `0x${'8'.repeat(40)}`, amount: '0.1' } as Sending;
  await bench.keepTime();
  await during(bench.tab.does('send', other, bench.from, newReview(engine)));
  await bench.world.chain.mine(4);
  await passes(60_000);
  await bench.keepTime();
  const renewed = renewedReview(engine, `send:${sending.id}`, first);
  await during(bench.tab.does('send', { ...sending, id: `new-${count}` }, bench.from, renewed));
  await bench.world.chain.mine(4);
  expect(await bench.world.chain.balanceOf('USDT', to)).toBe(ONE / 2n);
});
