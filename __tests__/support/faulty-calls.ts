import { bypass, http, HttpResponse } from 'msw';
import { encryptPayload } from '@/api/cipher';
import { callService } from '@/api/client';
import { credentials } from '@/api/credentials';
import { downloadFile } from '@/api/download';
import { AppError, type Fault } from '@/errors/app-error';
import { createFaultBoard, FAULT_KINDS, type FaultKind } from '@/sandbox/console/faults';
import { listen } from '@/sandbox/node/listen';
import { createServiceServer } from '@/sandbox/node/server';
import type { Call } from '@/api/contract';
import type { TestService } from '@/sandbox/test-service';
import { ALL_CALLS } from '../../scripts/lib/all-calls';
import { dataExample, requestExample } from '../../scripts/lib/examples';
import { server } from './service';

/** The sandbox's kinds of fault, and two faults that happen before the service is reached. */
export const CALL_FAULTS = [...FAULT_KINDS, 'offline', 'unreachable'] as const;
export type CallFault = (typeof CALL_FAULTS)[number];
type Named = (typeof ALL_CALLS)[number];
export type Outcome = { fault: Fault } | { data: unknown };

const BEFORE_THE_SERVICE: Readonly<Record<Exclude<CallFault, FaultKind>, () => Response>> = {
  offline: () => HttpResponse.error(),
  unreachable: () => HttpResponse.json({ status: 502 }, { status: 502, headers: { 'x-service-unreachable': '1' } }),
};
const isBefore = (fault: CallFault): fault is keyof typeof BEFORE_THE_SERVICE => fault in BEFORE_THE_SERVICE;

/** A slow answer takes three seconds, so all calls wait for theirs together. */
const atOnce = (fault: CallFault) => (fault === 'slow' ? ALL_CALLS.length : 8);
const timeoutOf = (fault: CallFault) => (fault === 'stall' ? 100 : 60_000);

export const SHEET = `PK\u0003\u0004PK\u0005\u0006${'\u0000'.repeat(18)}`;

function answerOf({ name, call }: Named): Response {
  if (call.isFile) return new Response(SHEET, { headers: { 'content-type': 'application/octet-stream' } });
  const example = dataExample(name, call);
  const data = call.encrypted ? encryptPayload(example, credentials()!.secretKey) : example;
  return Response.json({ status: 200, message: 'Success', data });
}

const pathOf = ({ path }: Call) => new RegExp(`^/api/v1/${path.replace(/\{\w+\}/g, '[^/]+')}$`);
const calledBy = ({ method, url }: Request) =>
  ALL_CALLS.find(({ call }) => call.method === method && pathOf(call).test(new URL(url).pathname))!;

function make({ name, call }: Named, fault: CallFault): Promise<unknown> {
  const request = requestExample(name, call);
  const options = { timeoutMs: timeoutOf(fault), outlivesSession: true };
  if (!call.isFile) return callService(call, request, options);
  return downloadFile(call, request, { ...options, fallbackName: 'sheet' }).then(({ content }) => content.text());
}

const outcomeOf = (answered: Promise<unknown>): Promise<Outcome> =>
  answered.then(
    (data) => ({ data }),
    (thrown: unknown) => {
      if (thrown instanceof AppError) return { fault: thrown.fault };
      throw thrown;
    },
  );

/** Makes every call of the contract over HTTP while the service answers each with this fault. */
export async function makeEveryCall(service: TestService, fault: CallFault): Promise<ReadonlyMap<string, Outcome>> {
  const faults = createFaultBoard();
  const answering = { ...service, fetch: async (request: Request) => answerOf(calledBy(request)) };
  const sandbox = createServiceServer({ service: answering, faults, now: service.clock.now });
  // On a busy machine, an idle connection that the server closes would fail the next call.
  sandbox.keepAliveTimeout = 0;
  const origin = `http://127.0.0.1:${await listen(sandbox, 0)}`;
  if (!isBefore(fault)) faults.add({ path: '*', kind: fault, times: Number.MAX_SAFE_INTEGER });
  server.use(
    http.all('*/api/v1/*', ({ request: { method, url } }) => {
      if (isBefore(fault)) return BEFORE_THE_SERVICE[fault]();
      const { pathname, search } = new URL(url);
      return fetch(bypass(`${origin}${pathname}${search}`, { method })).then(complete, () => HttpResponse.error());
    }),
  );
  const outcomes = new Map<string, Outcome>();
  const waiting = [...ALL_CALLS];
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift())
      outcomes.set(one.name, await outcomeOf(make(one, fault)));
  };
  await Promise.all(Array.from({ length: atOnce(fault) }, work));
  sandbox.closeAllConnections();
  await new Promise((resolve) => sandbox.close(resolve));
  return outcomes;
}

/** Reads the answer to its end first, because a body that breaks off is a network error in a browser. */
const complete = async (answer: Response) =>
  answer.arrayBuffer().then(
    (body) => new HttpResponse(body, { status: answer.status, headers: answer.headers }),
    () => HttpResponse.error(),
  );
