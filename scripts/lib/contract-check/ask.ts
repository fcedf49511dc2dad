import { isAppError } from '@/errors/app-error';
import { authHeaders, type Credentials } from '@/api/credentials';
import { encryptRequest } from '@/api/payload';
import type { Call } from '@/api/contract';

/** The timeouts of the app in a browser: 30 s for a call, 120 s for a file. */
const TIMEOUT_MS = 30_000;
const FILE_TIMEOUT_MS = 120_000;
const MAX_ANSWER_BYTES = 2_000_000;
const MAX_FILE_BYTES = 50_000_000;

export type Asking = { call: Call; request: object; who: Credentials | null; isClear?: boolean };

export type Answered = {
  url: string;
  ms: number;
  status: number;
  headers: Headers;
  body: Buffer;
  isTooLarge: boolean;
};

/** No answer arrived at all. */
type Unanswered = { url: string; ms: number; reason: string };

export type Outcome = Answered | Unanswered;

export const isAnswered = (outcome: Outcome): outcome is Answered => 'status' in outcome;
export const largestFor = ({ isFile }: Call): number => (isFile ? MAX_FILE_BYTES : MAX_ANSWER_BYTES);
const timeoutFor = ({ isFile }: Call): number => (isFile ? FILE_TIMEOUT_MS : TIMEOUT_MS);

async function requestFor(origin: string, { call, request, who, isClear }: Asking) {
  const {
    url: path,
    params,
    data,
  } = await encryptRequest({ ...call, encrypted: call.encrypted && !isClear }, request, who);
  const url = new URL(`${origin}/api/v1/${path}`);
  for (const [name, value] of Object.entries(params ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const headers: Record<string, string> = { accept: 'application/json', ...authHeaders(who) };
  if (data === undefined) return { url, headers, body: undefined };
  return { url, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(data) };
}

async function readUpTo(most: number, response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) break;
  }
  return Buffer.concat(chunks);
}

const reasonOf = (thrown: unknown): string => {
  const { name, message, cause } = Object(thrown) as { name?: string; message?: string; cause?: { code?: string } };
  return name === 'TimeoutError' ? 'timeout' : (cause?.code ?? message ?? String(thrown));
};

/** Sends the request as the app does. Does not follow redirects, like the app. */
export async function ask(origin: string, asking: Asking): Promise<Outcome> {
  const { url, headers, body } = await requestFor(origin, asking);
  const { method } = asking.call;
  const startedAt = performance.now();
  const taken = () => Math.round(performance.now() - startedAt);
  try {
    const signal = AbortSignal.timeout(timeoutFor(asking.call));
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
    const most = largestFor(asking.call);
    const content = await readUpTo(most, response);
    return {
      url: url.href,
      ms: taken(),
      status: response.status,
      headers: response.headers,
      body: content,
      isTooLarge: content.length > most,
    };
  } catch (thrown) {
    if (isAppError(thrown)) throw thrown;
    return { url: url.href, ms: taken(), reason: reasonOf(thrown) };
  }
}
