/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as z from 'zod/mini';
import { getStatic } from '@/api/contract';
import { AppError } from '@/errors/app-error';
import { askService } from '@/server/page-data/ask-service';
import { serve } from '../../support/http';
import { useServerEnv } from '../../support/server-env';
import { answersTwice } from '../../support/twice-answering';

useServerEnv();

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let answer: (response: ServerResponse) => void;
let service: Awaited<ReturnType<typeof serve>>;
let collecting: NodeJS.Timeout;

beforeAll(async () => {
  service = await serve((_request, response) => answer(response));
  process.env.TOKEN_SERVICE_URL = service.origin;
  collecting = setInterval(collectGarbage, 100);
});
afterAll(async () => {
  clearInterval(collecting);
  await service.close();
});

const ask = (over?: AbortSignal) => askService(getStatic, { slug: 'fees' }, over);

test.each([205, 302, 303, 307])(
  'an answer with the status %i fails at once, and its body keeps no connection open',
  async (status) => {
    const ended = new Promise<void>((resolve) => {
      answer = (response) => {
        response.once('close', resolve);
        response.writeHead(status, { location: '/elsewhere', 'content-type': 'application/json' });
        response.write(JSON.stringify({ status: 200, message: '', data: {} }));
        const part = Buffer.alloc(64 * 1024, ' ');
        const send = () =>
          void (response.destroyed || (response.write(part) ? setImmediate(send) : response.once('drain', send)));
        send();
      };
    });
    const begun = performance.now();
    await expect(ask()).rejects.toMatchObject({ fault: { kind: 'offline' } });
    await ended;
    expect(performance.now() - begun).toBeLessThan(4_000);
  },
);

test('a page gets no answer that the service has sent without a request', async () => {
  const twice = await answersTwice();
  process.env.TOKEN_SERVICE_URL = twice.origin;
  const echo = { ...getStatic, data: z.object({ path: z.string() }) };
  for (const slug of ['a', 'b', 'c'])
    expect(await askService(echo, { slug })).toEqual({ path: expect.stringMatching(`slug=${slug}$`) });
  process.env.TOKEN_SERVICE_URL = service.origin;
  await twice.close();
});

describe('an answer that never ends', () => {
  let left = 0;
  beforeEach(() => {
    left = 0;
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const dripping = setInterval(() => response.write(' '), 50);
      response.once('close', () => {
        clearInterval(dripping);
        left += 1;
      });
    };
  });

  test('fails at the deadline of its caller and after five seconds, even if garbage was collected meanwhile', async () => {
    const begun = performance.now();
    const offline = { fault: { kind: 'offline' } };
    await expect(ask(AbortSignal.timeout(500))).rejects.toMatchObject(offline);
    expect(performance.now() - begun).toBeLessThan(4_000);
    await expect(ask()).rejects.toMatchObject(offline);
    expect(performance.now() - begun).toBeLessThan(12_000);
    while (left < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  }, 20_000);

  test('fails at once if the deadline of its caller has passed', async () => {
    await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ fault: { kind: 'offline' } });
  });
});

describe('a failure', () => {
  const LONG = 'x'.repeat(400);
  const details = {
    errors: { slug: LONG },
    orderId: LONG,
    reason: 'TERMS',
    sessionId: LONG,
    next: LONG,
    remaining: [LONG],
  };

  test.each([
    [400, { kind: 'form', fields: {} }],
    [403, { kind: 'gate', reason: 'TERMS' }],
    [409, { kind: 'conflict' }],
    [422, { kind: 'wrong-code', fields: {} }],
    [500, { kind: 'server' }],
    [200, { kind: 'protocol', reason: 'shape' }],
  ])('with the status %i keeps no part of the answer', async (status, fault) => {
    answer = (response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status, message: LONG, data: details }));
    };
    const error: unknown = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).fault).toEqual(fault);
    expect(inspect(error)).not.toContain('xxxx');
    expect((error as AppError).cause).toBeUndefined();
  });
});
