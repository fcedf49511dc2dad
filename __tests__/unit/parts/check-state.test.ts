import { createHumanCheck } from '@/parts/human-check/check-state';

const blocked = { fault: { kind: 'human-check' } };
const answer = async () => 'a person';

test('a submit waits for a script that is still loading', async () => {
  const check = createHumanCheck();
  const asked = check.ask();
  check.onReady(0, answer);
  expect(await asked).toBe('a person');
});

test('a failure is reported at once, and only once', async () => {
  const check = createHumanCheck();
  const asked = check.ask();
  check.onFailed(0);
  await expect(asked).rejects.toMatchObject(blocked);
  expect(check.store.get()).toMatchObject({ step: 'failed', isShown: true });
});

test('an earlier attempt does not affect a later one', () => {
  const check = createHumanCheck();
  check.onFailed(0);
  check.tryAgain();
  check.onFailed(0);
  check.onReady(0, answer);
  expect(check.store.get()).toEqual({ step: 'loading', attempt: 1, isShown: false });
  check.tryAgain();
  expect(check.store.get().attempt).toBe(1);
});

test('after a failed check, the script is ready for the next check', async () => {
  const check = createHumanCheck();
  check.onReady(0, () => Promise.reject(new Error('no network')));
  await expect(check.ask()).rejects.toMatchObject(blocked);
  expect(check.store.get().step).toBe('ready');
});

test('a check without an answer ends, and the next submit loads the script again', async () => {
  jest.useFakeTimers();
  const check = createHumanCheck();
  const asked = check.ask();
  const rejection = expect(asked).rejects.toMatchObject(blocked);
  await jest.advanceTimersByTimeAsync(20_000);
  await rejection;
  const again = check.ask();
  expect(check.store.get()).toMatchObject({ step: 'loading', attempt: 1 });
  check.onReady(1, answer);
  expect(await again).toBe('a person');
  jest.useRealTimers();
});
