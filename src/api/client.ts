import axios, { isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { AppError } from '@/errors/app-error';
import { classifyAnswer, toAppError } from '@/errors/classify';
import { createSignal } from '@/utils/store';
import type { Call } from './contract';
import { authHeaders, credentials, epochSignal, type Credentials } from './credentials';
import { decryptAnswer, sealRequest } from './payload';
import { observeServiceDate } from './service-clock';

const TIMEOUT_MS = 30_000;
const LARGEST_ANSWER = 5_000_000;
const TOO_LARGE = new AppError({ kind: 'protocol', reason: 'too-large' });
/** Set by our own proxy where the service did not answer at all. */
const AWAY_HEADER = 'x-service-away';

export type CallOptions = {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** For logging out: goes on after the session has ended, and its own 401 means nothing. */
  outlivesSession?: boolean;
};

const http = axios.create({
  baseURL: '/api/v1',
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
  validateStatus: () => true,
});

/** A call of the present session was answered with 401. */
export const sessionRefused = createSignal<AppError>();

export async function callService<Request, Data>(
  call: Call<Request, Data>,
  request: Request,
  options: CallOptions = {},
): Promise<Data> {
  const who = credentials();
  const epoch = epochSignal();
  try {
    const response = await send(call, request, who, options, epoch);
    const data = await dataOf(response, who);
    if (epoch.aborted && !options.outlivesSession && call.access === 'user') throw new AppError({ kind: 'cancelled' });
    return parseData(call, data);
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : transportError(thrown);
    const isRefusal = error.fault.kind === 'expired' && who !== null && !epoch.aborted;
    if (isRefusal && !options.outlivesSession) sessionRefused.emit(error);
    throw error;
  }
}

async function send<Request, Data>(
  call: Call<Request, Data>,
  request: Request,
  who: Credentials | null,
  { signal, timeoutMs = TIMEOUT_MS, outlivesSession }: CallOptions,
  epoch: AbortSignal,
): Promise<AxiosResponse<string>> {
  const sealed = await sealRequest(call, request, who);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new AppError({ kind: 'timeout' })), timeoutMs);
  const endsWithSession = call.access === 'user' && !outlivesSession;
  const signals = [stop.signal, signal, endsWithSession ? epoch : undefined].filter((one) => one !== undefined);
  try {
    const response = await http.request<string>({
      ...sealed,
      method: call.method,
      headers: authHeaders(who),
      signal: AbortSignal.any(signals),
      onDownloadProgress: ({ loaded }) => {
        if (loaded > LARGEST_ANSWER) stop.abort(TOO_LARGE);
      },
    });
    observeServiceDate(headerOf(response, 'date'));
    if (headerOf(response, AWAY_HEADER)) throw new AppError({ kind: 'offline' });
    return response;
  } catch (thrown) {
    throw stop.signal.aborted ? stop.signal.reason : thrown;
  } finally {
    clearTimeout(timer);
  }
}

async function dataOf(response: AxiosResponse<string>, who: Credentials | null): Promise<unknown> {
  const verdict = classifyAnswer({
    httpStatus: response.status,
    body: parseJson(response.data),
    retryAfterHeader: headerOf(response, 'retry-after'),
    requestId: headerOf(response, 'x-request-id'),
  });
  if (!verdict.ok) throw verdict.error;
  return decryptAnswer(verdict.data, who);
}

const headerOf = (response: AxiosResponse, name: string): string | undefined => {
  const value: unknown = response.headers[name];
  return typeof value === 'string' ? value : undefined;
};

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  if (text.length > LARGEST_ANSWER) throw TOO_LARGE;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function parseData<Request, Data>(call: Call<Request, Data>, data: unknown): Data {
  const parsed = call.data.safeParse(data);
  if (!parsed.success) throw new AppError({ kind: 'protocol', reason: 'shape' }, { cause: parsed.error });
  return parsed.data;
}

function transportError(thrown: unknown): AppError {
  if (isCancel(thrown)) return new AppError({ kind: 'cancelled' }, { cause: thrown });
  return isAxiosError(thrown) ? new AppError({ kind: 'offline' }, { cause: thrown }) : toAppError(thrown);
}
