import { ciphertextOf } from '@/api/ciphertext';
import { decryptPayload } from '@/api/cipher';
import type { Credentials } from '@/api/credentials';
import type { Call } from '@/api/contract';
import { AppError, type Fault } from '@/errors/app-error';
import { classifyAnswer } from '@/errors/classify';
import { textFor } from '@/errors/text/calls';
import { parseJson } from '@/utils/parse-json';
import { schemaOf } from '../call-schemas';
import { isAnswered, largestFor, type Answered, type Outcome } from './ask';
import { mismatches, type Mismatch } from './shape';

type Kind =
  | Mismatch['kind']
  | 'no-answer'
  | 'redirect'
  | 'final-slash'
  | 'format'
  | 'envelope'
  | 'status'
  | 'encryption'
  | 'time'
  | 'clock';

/** `field` is '' if the difference is in the whole answer. `app` describes how the app reacts. */
export type Difference = { kind: Kind; field: string; words: string; app: string };

export type CheckedCall = { call: Call; who: Credentials | null; expects: number; answersOtherSlash?: boolean };

const SERVER_TIMEOUT_MS = 5_000;

const screenFor = (error: AppError): string => {
  const { title, happened } = textFor(error);
  return `The app shows "${title}": "${happened}"`;
};
const screenOf = (fault: Fault): string => screenFor(new AppError(fault));
const REFUSES = screenOf({ kind: 'protocol', reason: 'shape' });
const AWAY = screenOf({ kind: 'offline' });

const whole = (kind: Kind, words: string, app: string): Difference => ({ kind, field: '', words, app });

type Fields = Record<string, unknown>;
type Read = { body: unknown; problem?: Difference };

function readJson({ headers, body, isTooLarge }: Answered, call: Call): Read {
  if (isTooLarge) {
    const words = `The answer is larger than ${largestFor(call).toLocaleString('en')} bytes, which the app does not read.`;
    return { body: undefined, problem: whole('length', words, screenOf({ kind: 'protocol', reason: 'too-large' })) };
  }
  const text = body.toString('utf8').replace(/^\uFEFF/, '');
  try {
    return { body: parseJson(text) };
  } catch (thrown) {
    if (thrown instanceof RangeError)
      return { body: undefined, problem: whole('length', 'The answer has more than 100,000 values.', REFUSES) };
    const type = headers.get('content-type') ?? 'no content-type';
    const kind = /^\s*</.test(text) ? 'HTML' : 'not JSON';
    const words = `The answer is ${kind} (${type}). The contract requires JSON.`;
    return { body: undefined, problem: whole('format', words, REFUSES) };
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function envelopeFaults(body: unknown, expects: number): string[] {
  if (!isFields(body)) return ['status', 'message', 'data'];
  const faults = typeof body.status === 'number' ? [] : ['status'];
  if (typeof body.message !== 'string') faults.push('message');
  if (expects === 200 && !('data' in body)) faults.push('data');
  return faults;
}

function statusText({ status: http }: Answered, body: Fields, expects: number): string | undefined {
  if (body.status !== http)
    return `is ${String(body.status)} in the body, but HTTP says ${http}. Both must be ${expects}.`;
  if (http === expects) return undefined;
  const serviceMessage = typeof body.message === 'string' && body.message !== '' ? ` It says: "${body.message}"` : '';
  return `is ${http}. The contract requires ${expects} here.${serviceMessage}`;
}

const appOn = (answered: Answered, body: unknown, call: Call): string => {
  const verdict = classifyAnswer({ httpStatus: answered.status, body });
  if (!verdict.ok) return screenFor(verdict.error);
  return call.isFile || call.data.safeParse(verdict.data).success ? 'The app reads it as a success.' : REFUSES;
};

type Opened = { data: unknown; problem?: Difference; isUnreadable?: boolean };

function opened({ call, who }: CheckedCall, data: unknown): Opened {
  const ciphertext = ciphertextOf(data);
  if (ciphertext === undefined) {
    if (!call.encrypted) return { data };
    const words = 'is not encrypted. The contract requires ciphertext for this call.';
    const app = 'The app reads it, because it recognises plain data. Another client may refuse it.';
    return { data, problem: { kind: 'encryption', field: 'data', words, app } };
  }
  try {
    const plain = decryptPayload(ciphertext, who?.secretKey ?? '');
    if (call.encrypted) return { data: plain };
    const words = 'is encrypted. The contract requires plain data for this call.';
    const app = 'The app decrypts it. A page that the server renders cannot.';
    return { data: plain, problem: { kind: 'encryption', field: 'data', words, app } };
  } catch {
    const words = 'cannot be decrypted with the secretKey of the token.';
    const app = screenOf({ kind: 'protocol', reason: 'cipher' });
    return { data, isUnreadable: true, problem: { kind: 'encryption', field: 'data', words, app } };
  }
}

const withoutNumbers = (field: string) => field.replace(/\[\d+\]/g, '[]');

/** Reports the difference of a field only once, even if many entries of a list have it. */
function grouped(found: readonly Mismatch[]): Mismatch[] {
  const groups = new Map<string, Mismatch[]>();
  for (const one of found) {
    const key = `${one.kind} ${withoutNumbers(one.field)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return [{ ...first, words: `${first.words} (${others.length} more like this.)` }];
  });
}

function refusedFields(call: Call, data: unknown): string[] {
  const { error } = call.data.safeParse(data);
  return (error?.issues ?? []).map(({ path }) =>
    path.reduce<string>((field, key) => field + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), 'data'),
  );
}

function shapeDifferences(call: Call, data: unknown): Difference[] {
  const refused = refusedFields(call, data);
  const isRefused = ({ field }: Mismatch) => refused.some((one) => field.startsWith(one) || one.startsWith(field));
  return grouped(mismatches(schemaOf(call.data), data)).map((mismatch) => ({
    ...mismatch,
    app: isRefused(mismatch)
      ? `The app refuses the whole answer. ${REFUSES}`
      : 'The app treats the field as absent and shows "—" or leaves it out.',
  }));
}

function transportDifference({ call, answersOtherSlash }: CheckedCall, outcome: Outcome): Difference | undefined {
  if (!isAnswered(outcome)) return whole('no-answer', `There was no answer (${outcome.reason}).`, AWAY);
  const { status, headers, body } = outcome;
  const isRedirect = status >= 300 && status < 400;
  if (answersOtherSlash) {
    const [must, does] = call.path.endsWith('/') ? ['with', 'without'] : ['without', 'with'];
    const words = `The path is written ${must} a final slash, but the service answers it only ${does} one (${status} otherwise).`;
    return whole('final-slash', words, isRedirect ? AWAY : appOn(outcome, readJson(outcome, call).body, call));
  }
  if (isRedirect)
    return whole('redirect', `The answer is a redirect (${status}) to ${headers.get('location') ?? 'nowhere'}.`, AWAY);
  return call.isFile && status === 200 && !isSheet(body)
    ? whole('format', `The answer is not an .xlsx file (${headers.get('content-type')}).`, REFUSES)
    : undefined;
}

const isSheet = (body: Buffer) => body.subarray(0, 2).toString() === 'PK';

function timeDifferences({ call }: CheckedCall, { ms, headers }: Answered): Difference[] {
  const found: Difference[] = [];
  if (call.access === 'public' && call.method === 'GET' && ms > SERVER_TIMEOUT_MS)
    found.push(
      whole(
        'time',
        `The answer took ${ms} ms.`,
        "The app's server waits 5 s for a public page, then shows it without.",
      ),
    );
  if (Number.isNaN(Date.parse(headers.get('date') ?? '')))
    found.push(whole('clock', 'There is no Date header.', 'The app counts down by the clock of the browser.'));
  return found;
}

export type CallResult = { differences: Difference[]; data: unknown };

export function judge(judged: CheckedCall, outcome: Outcome): CallResult {
  const { call, expects } = judged;
  const failure = transportDifference(judged, outcome);
  if (failure || !isAnswered(outcome)) return { differences: failure ? [failure] : [], data: undefined };
  const around = timeDifferences(judged, outcome);
  if (call.isFile && outcome.status === 200) return { differences: around, data: undefined };
  const { differences, data } = contentOf(judged, outcome, expects);
  return { differences: [...differences, ...around], data };
}

function contentOf(judged: CheckedCall, answered: Answered, expects: number): CallResult {
  const { call } = judged;
  const { body, problem } = readJson(answered, call);
  if (problem) return { differences: [problem], data: undefined };
  const faults = envelopeFaults(body, expects);
  if (faults.length > 0 || !isFields(body)) {
    const words = `The envelope { status, message, data } is wrong: ${faults.join(', ')} missing or of another type.`;
    return { differences: [whole('envelope', words, appOn(answered, body, call))], data: undefined };
  }
  const status = statusText(answered, body, expects);
  if (status) {
    const difference: Difference = { kind: 'status', field: 'status', words: status, app: appOn(answered, body, call) };
    return { differences: [difference], data: undefined };
  }
  if (expects !== 200) return { differences: [], data: undefined };
  const { data, problem: cipher, isUnreadable } = opened(judged, body.data);
  const shape = isUnreadable ? [] : shapeDifferences(call, data);
  return { differences: [...(cipher ? [cipher] : []), ...shape], data };
}
