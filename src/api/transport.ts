import axios, { isAxiosError, isCancel, type AxiosResponse, type ResponseType } from 'axios';
import { AppError } from '@/errors/app-error';
import { classifyAnswer, toAppError, type AnswerResult } from '@/errors/classify';
import { parseJson as readJson } from '@/utils/parse-json';
import { createSignal } from '@/utils/store';
import type { Call } from './contract';
import { appCredentials, authHeaders, type Credentials, type CredentialsStore } from './credentials';
import { encryptRequest } from './payload';
import { appClock, type ServiceClock } from '@/utils/service-clock';
import { ownValue } from '@/utils/own-value';

const TIMEOUT_MS = 30_000;
const TOO_LARGE = new AppError({ kind: 'protocol', reason: 'too-large' });
const UNREACHABLE_HEADER = 'x-service-unreachable';

export type Progress = { loaded: number; total?: number };

export type CallOptions = {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  timeoutMs?: number;
  /** True for the logout call, which continues after the session has ended. A 401 for that call is ignored. */
  outlivesSession?: boolean;
};

type ResponseOptions<Body, Result> = {
  responseType: ResponseType;
  maxBytes: number;
  read: (response: AxiosResponse<Body>, who: Credentials | null) => Result | Promise<Result>;
};

const http = axios.create({
  baseURL: '/api/v1',
  transformResponse: [(body: unknown) => body],
  validateStatus: () => true,
});

export const sessionRefused = createSignal<AppError>();

export type Caller = Readonly<{ session: CredentialsStore; clock: ServiceClock }>;

export const APP: Caller = { session: appCredentials, clock: appClock };

export async function exchange<Request, Data, Body, Result>(
  call: Call<Request, Data>,
  request: Request,
  options: CallOptions,
  wanted: ResponseOptions<Body, Result>,
  { session, clock }: Caller = APP,
): Promise<Result> {
  const who = session.get();
  const epoch = session.epochSignal();
  try {
    const response = await send<Request, Data, Body>(call, request, { who, epoch, options, wanted, clock });
    const result = await wanted.read(response, who);
    if (epoch.aborted && !options.outlivesSession && call.access === 'user') throw new AppError({ kind: 'cancelled' });
    return result;
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : transportError(thrown);
    const isRefusal = error.fault.kind === 'expired' && who !== null && !epoch.aborted;
    if (isRefusal && !options.outlivesSession) sessionRefused.emit(error);
    throw error;
  }
}

type Sending<Body> = {
  who: Credentials | null;
  epoch: AbortSignal;
  options: CallOptions;
  wanted: Omit<ResponseOptions<Body, unknown>, 'read'>;
  clock: ServiceClock;
};

async function send<Request, Data, Body>(
  call: Call<Request, Data>,
  request: Request,
  { who, epoch, options, wanted, clock }: Sending<Body>,
): Promise<AxiosResponse<Body>> {
  const { signal, onProgress, timeoutMs = TIMEOUT_MS, outlivesSession } = options;
  const encrypted = await encryptRequest(call, request, who);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new AppError({ kind: 'timeout' })), timeoutMs);
  const endsWithSession = call.access === 'user' && !outlivesSession;
  const signals = [stop.signal, signal, endsWithSession ? epoch : undefined].filter((one) => one !== undefined);
  try {
    const response = await http.request<Body>({
      ...encrypted,
      method: call.method,
      responseType: wanted.responseType,
      headers: authHeaders(who),
      signal: AbortSignal.any(signals),
      onDownloadProgress: ({ loaded, total }) => {
        if (loaded > wanted.maxBytes) stop.abort(TOO_LARGE);
        else onProgress?.({ loaded, total });
      },
    });
    clock.observe(headerOf(response, 'date'));
    if (headerOf(response, UNREACHABLE_HEADER)) throw new AppError({ kind: 'offline' });
    return response;
  } catch (thrown) {
    throw stop.signal.aborted ? stop.signal.reason : thrown;
  } finally {
    clearTimeout(timer);
  }
}

export const answerResultOf = (response: AxiosResponse, text: unknown, maxBytes: number): AnswerResult =>
  classifyAnswer({
    httpStatus: response.status,
    body: parseJson(text, maxBytes),
    retryAfterHeader: headerOf(response, 'retry-after'),
    dateHeader: headerOf(response, 'date'),
    requestId: headerOf(response, 'x-request-id'),
  });

export const headerOf = (response: AxiosResponse, name: string): string | undefined => {
  const value: unknown = ownValue(response.headers, name);
  return typeof value === 'string' ? value : undefined;
};

function parseJson(text: unknown, maxBytes: number): unknown {
  if (typeof text !== 'string') return undefined;
  if (text.length > maxBytes) throw TOO_LARGE;
  try {
    return readJson(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function transportError(thrown: unknown): AppError {
  if (isCancel(thrown)) return new AppError({ kind: 'cancelled' }, { cause: thrown });
  return isAxiosError(thrown) ? new AppError({ kind: 'offline' }, { cause: thrown }) : toAppError(thrown);
}
