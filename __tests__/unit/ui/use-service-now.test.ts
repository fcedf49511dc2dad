import { act, renderHook } from '@testing-library/react';
import { observeServiceDate } from '@/utils/service-clock';
import { useServiceNow, useCountdown } from '@/utils/hooks/use-service-now';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const DAYS_300_MS = 300 * 86_400_000;
const answer = (at: number) => act(() => observeServiceDate(new Date(at).toUTCString()));
const passes = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now() - NOW);
});
afterEach(() => jest.useRealTimers());

test('the service’s time is not shown before it is known', () => {
  const { result } = renderHook(() => [useServiceNow(), useCountdown(NOW + 60_000)]);
  expect(result.current).toEqual([null, null]);
  answer(NOW);
  expect(result.current).toEqual([NOW, 60]);
});

test('after a clock was 300 days ahead for two seconds, the time is corrected', () => {
  answer(NOW + DAYS_300_MS);
  const { result } = renderHook(() => [useServiceNow(), useCountdown(NOW + 60_000)]);
  passes(2_000);
  expect(result.current).toEqual([NOW + DAYS_300_MS + 2_000, 0]);
  answer(NOW + 2_000);
  passes(1_000);
  expect(result.current).toEqual([NOW + 3_000, 57]);
});

test('after the visitor’s clock was set, no time is shown until the service answers', () => {
  answer(NOW);
  const { result } = renderHook(() => useServiceNow());
  act(() => {
    jest.mocked(performance.now).mockImplementation(() => Date.now() - NOW - DAYS_300_MS);
    jest.advanceTimersByTime(1_000);
  });
  expect(result.current).toBeNull();
});
