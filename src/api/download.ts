import type { AxiosResponse } from 'axios';
import { AppError } from '@/errors/app-error';
import type { Call } from './contract';
import { exchange, headerOf, verdictOf, type CallOptions } from './transport';

const LARGEST_FILE = 50_000_000;
const TIMEOUT_MS = 120_000;
const LONGEST_NAME = 120;

export type ServiceFile = { name: string; content: Blob };
type Options = CallOptions & { fallbackName: string };

/** A call whose answer is a file: plain, without an envelope. A refusal has one, and is judged as everywhere. */
export const downloadFile = <Request>(
  call: Call<Request>,
  request: Request,
  { fallbackName, ...options }: Options,
): Promise<ServiceFile> =>
  exchange(
    call,
    request,
    { timeoutMs: TIMEOUT_MS, ...options },
    {
      responseType: 'arraybuffer',
      mostBytes: LARGEST_FILE,
      read: (response: AxiosResponse<ArrayBuffer>) => fileOf(response, fallbackName),
    },
  );

function fileOf(response: AxiosResponse<ArrayBuffer>, fallbackName: string): ServiceFile {
  const { status, data } = response;
  const type = headerOf(response, 'content-type') ?? '';
  const isFile = status >= 200 && status < 300 && !/^(application\/json|text\/)/i.test(type) && data.byteLength > 0;
  if (!isFile) throw refusalOf(response);
  return {
    name: nameIn(headerOf(response, 'content-disposition')) ?? fallbackName,
    content: new Blob([data], { type }),
  };
}

function refusalOf(response: AxiosResponse<ArrayBuffer>): AppError {
  const verdict = verdictOf(response, new TextDecoder().decode(response.data), LARGEST_FILE);
  return verdict.ok ? new AppError({ kind: 'protocol', reason: 'shape' }, { status: verdict.status }) : verdict.error;
}

/** The service's name for the file, without anything that could be a path or a trick of the file system. */
function nameIn(disposition = ''): string | undefined {
  const [, encoded] = /filename\*=(?:UTF-8)?''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  const name = decoded(encoded) ?? plain;
  const safe = name
    ?.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()
    .slice(0, LONGEST_NAME);
  return safe || undefined;
}

function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
