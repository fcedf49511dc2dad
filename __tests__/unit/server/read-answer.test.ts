/** @jest-environment node */
import type { AppError } from '@/errors/app-error';
import { readAnswer } from '@/server/page-data/read-answer';

const PART = new TextEncoder().encode(' '.repeat(1_900_000));

const read = (body: BodyInit, deadline: AbortSignal) =>
  readAnswer(new Response(body), deadline).catch(({ fault }: AppError) => fault.kind);
const readStopped = (deadline: AbortSignal) =>
  read(new ReadableStream({ start: (controller) => controller.enqueue(PART) }), deadline);

test('unfinished answers occupy at most 64 MB together, and fail if they would occupy more', async () => {
  for (const _round of ['first', 'after the first have ended']) {
    const deadlines = Array.from({ length: 40 }, () => new AbortController());
    const reads = deadlines.map(({ signal }) => readStopped(signal));
    expect(await Promise.all(reads.slice(33))).toEqual(Array(7).fill('protocol'));
    for (const deadline of deadlines) deadline.abort();
    expect(await Promise.all(reads.slice(0, 33))).toEqual(Array(33).fill('offline'));
  }
  expect(await read('{"status":200}', new AbortController().signal)).toEqual({ status: 200 });
});

test('answers that are read by code in another bundle occupy the same 64 MB', async () => {
  const deadlines = Array.from({ length: 33 }, () => new AbortController());
  const reads = deadlines.map(({ signal }) => readStopped(signal));
  await new Promise(setImmediate);
  jest.resetModules();
  const another = await import('@/server/page-data/read-answer');
  expect(another.readAnswer).not.toBe(readAnswer);
  const one = new Response(PART);
  await expect(another.readAnswer(one, new AbortController().signal)).rejects.toMatchObject({
    fault: { kind: 'protocol' },
  });
  for (const deadline of deadlines) deadline.abort();
  await Promise.all(reads);
});
