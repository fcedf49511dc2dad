import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { swapOutcomeQuery } from '@/chain/market-query';
import type { OutcomeRequest } from '@/chain/swap-outcome';

const ASKED = { hash: `0x${'a'.repeat(64)}`, pay: 'coin', get: 'coin' } as unknown as OutcomeRequest;
const MOVED = { paid: 1n, got: 2n };

test('a swap outcome from only one source is read again until a second one confirms it', async () => {
  jest.useFakeTimers();
  const answers = [{ ...MOVED, isAbout: true }, MOVED];
  let asked = 0;
  const queryFn = async () => answers[asked++] as never;
  const observer = new QueryObserver(new QueryClient(), { ...swapOutcomeQuery(ASKED), queryFn });
  const stop = observer.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(14_000);
  expect(asked).toBe(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(2);
  expect(observer.getCurrentResult().data).toEqual(MOVED);
  stop();
  jest.useRealTimers();
});
