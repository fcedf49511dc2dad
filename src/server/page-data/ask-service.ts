import { AppError, type Fault } from '@/errors/app-error';
import { classifyAnswer } from '@/errors/classify';
import type { Call } from '@/api/contract';
import { measureCall } from '@/monitoring/meters';
import { readServerEnv } from '@/config/server-env';
import { ownConnection } from '@/proxy/own-connection';
import { readAnswer } from './read-answer';

const TIMEOUT_MS = 5_000;

/**
 * Calls a public endpoint of the service from this server and validates the answer against the contract. `over` can
 * abort the call before the timeout.
 */
export async function askService<Request extends object, Data>(
  call: Call<Request, Data>,
  request: Request,
  over?: AbortSignal,
): Promise<Data> {
  // `AbortSignal.any` has only weak references to its sources, so a garbage collection could drop the deadline.
  const deadline = new AbortController();
  const end = () => deadline.abort();
  const timer = setTimeout(end, TIMEOUT_MS);
  const endMeasuring = measureCall('service-for-pages');
  over?.addEventListener('abort', end);
  if (over?.aborted) end();
  try {
    const response = await fetch(urlOf(call, request), {
      headers: { accept: 'application/json', ...ownConnection() },
      redirect: 'error',
      signal: deadline.signal,
    }).catch((cause: unknown) => {
      endMeasuring('unreachable');
      throw new AppError({ kind: 'offline' }, { cause });
    });
    endMeasuring(response.status);
    return readData(call, response.status, await readAnswer(response, deadline.signal));
  } finally {
    // `fetch` does not read the body of a redirect or a 205, which would keep its connection open.
    end();
    clearTimeout(timer);
    over?.removeEventListener('abort', end);
  }
}

function readData<Data>({ data }: Pick<Call<object, Data>, 'data'>, httpStatus: number, body: unknown): Data {
  const verdict = classifyAnswer({ httpStatus, body });
  if (!verdict.ok) {
    const { fault, status, isOfService } = verdict.error;
    throw new AppError(isOfService ? withoutDetails(fault) : { kind: 'offline' }, { status });
  }
  const parsed = data.safeParse(verdict.data);
  if (!parsed.success) throw new AppError({ kind: 'protocol', reason: 'shape' });
  return parsed.data;
}

/**
 * Failures are cached, so they must not contain parts of an answer. Even a short substring keeps the whole string in
 * memory.
 */
function withoutDetails(fault: Fault): Fault {
  if (fault.kind === 'form' || fault.kind === 'wrong-code') return { kind: fault.kind, fields: {} };
  if (fault.kind === 'gate') return { kind: fault.kind, reason: fault.reason };
  return fault.kind === 'conflict' ? { kind: fault.kind } : fault;
}

function urlOf(call: Call, request: object): URL {
  const base = readServerEnv().tokenServiceUrl.replace(/\/$/, '');
  const url = new URL(`${base}/api/v1/${call.path}`);
  for (const [name, value] of Object.entries(request)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}
