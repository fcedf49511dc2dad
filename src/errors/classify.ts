import { AppError, type Fault, type GateReason } from './app-error';

export type HttpAnswer = {
  httpStatus: number;
  body: unknown;
  retryAfterHeader?: string | null;
  dateHeader?: string | null;
  requestId?: string;
};

export type AnswerResult = { ok: true; status: number; data: unknown } | { ok: false; error: AppError };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStatusCode = (value: number) => Number.isInteger(value) && value >= 100 && value <= 599;
const isSuccess = (status: number) => status >= 200 && status < 300;

/**
 * Classifies an answer. A numeric status in the body takes precedence, except that a 5xx response cannot report
 * success.
 */
export function classifyAnswer(answer: HttpAnswer): AnswerResult {
  const { httpStatus, body } = answer;
  if (!isFields(body)) return isSuccess(httpStatus) ? protocolFault(answer) : failure(answer, httpStatus, {});

  const status = codeOf(httpStatus, body);
  if (status === undefined) return protocolFault(answer);
  return isSuccess(status) ? { ok: true, status, data: body.data } : failure(answer, status, body);
}

function codeOf(httpStatus: number, body: Fields): number | undefined {
  if (typeof body.status !== 'number') return httpStatus;
  if (!isStatusCode(body.status)) return isSuccess(httpStatus) ? undefined : httpStatus;
  return httpStatus >= 500 && isSuccess(body.status) ? undefined : body.status;
}

function protocolFault({ httpStatus, body, requestId }: HttpAnswer): AnswerResult {
  const fault: Fault = { kind: 'protocol', reason: isFields(body) ? 'status' : 'not-json' };
  return { ok: false, error: new AppError(fault, { status: httpStatus, requestId }) };
}

function failure(answer: HttpAnswer, status: number, body: Fields): AnswerResult {
  const fault = faultOf(status, isFields(body.data) ? body.data : {}, answer);
  const serverMessage = textOf(body.message);
  const isOfService = typeof body.status === 'number' && typeof body.message === 'string';
  return { ok: false, error: new AppError(fault, { status, serverMessage, requestId: answer.requestId, isOfService }) };
}

const GATE_REASONS: readonly GateReason[] = [
  'KYC',
  'TERMS',
  'WALLET',
  'COUNTRY',
  'UNVERIFIED',
  'LOCKED',
  'REAUTH',
  'BOTH_WALLETS',
];

function faultOf(status: number, data: Fields, { retryAfterHeader, dateHeader }: HttpAnswer): Fault {
  const answeredAt = Date.parse(dateHeader ?? '') || Date.now();
  const retryAfter = secondsOf(data.retryAfter, answeredAt) ?? secondsOf(retryAfterHeader, answeredAt);
  if (status >= 500) return { kind: 'server' };
  switch (status) {
    case 400:
      return { kind: 'form', fields: fieldMessages(data.errors) };
    case 401:
      return { kind: 'expired' };
    case 403:
      return {
        kind: 'gate',
        reason: GATE_REASONS.find((reason) => reason === data.reason) ?? 'OTHER',
        retryAfter,
        sessionId: textOf(data.sessionId),
        next: textOf(data.next),
        remaining: textsOf(data.remaining),
      };
    case 404:
      return { kind: 'missing' };
    case 409:
      return { kind: 'conflict', orderId: textOf(data.orderId) };
    case 410:
      return { kind: 'gone' };
    case 422:
      return { kind: 'wrong-code', attemptsLeft: countOf(data.attemptsLeft), fields: fieldMessages(data.errors) };
    case 429:
      return { kind: 'too-many', retryAfter };
    default:
      return { kind: 'refused' };
  }
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 500).toWellFormed() : undefined;

const textsOf = (value: unknown) => (Array.isArray(value) ? value.flatMap((one) => textOf(one) ?? []) : undefined);

const countOf = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

const MAX_WAIT_S = 86_400;

function secondsOf(value: unknown, answeredAt: number): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? Math.min(value, MAX_WAIT_S) : undefined;
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,9}$/.test(value.trim())) return Math.min(Number(value), MAX_WAIT_S);
  const at = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.min(Math.max(0, Math.ceil((at - answeredAt) / 1000)), MAX_WAIT_S);
}

function fieldMessages(value: unknown): Readonly<Record<string, string>> {
  if (!isFields(value)) return {};
  const messages = Object.entries(value).flatMap(([field, message]) => {
    const text = textOf(message);
    return text === undefined ? [] : [[field, text] as const];
  });
  return Object.fromEntries(messages);
}

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return new AppError({ kind: 'protocol', reason: 'shape' }, { cause: thrown });
}
