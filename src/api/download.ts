import type { AxiosResponse } from 'axios';
import { AppError } from '@/errors/app-error';
import type { Call } from './contract';
import { exchange, headerOf, answerResultOf, type CallOptions } from './transport';

const MAX_FILE_BYTES = 50_000_000;
const TIMEOUT_MS = 120_000;
const MAX_STEM = 100;
/**
 * The service sends only xlsx files, which are zip files. WebKit treats an incomplete file as complete, so the file's
 * last record is checked. The server's file extension is ignored.
 */
const EXTENSION = '.xlsx';
const BEGINNING = 'PK';
const LAST_RECORD = 'PK\u0005\u0006';
const MIN_TAIL = 22;
const MAX_TAIL = MIN_TAIL + 65_535;

export type ServiceFile = { name: string; content: Blob };
type Options = CallOptions & { fallbackName: string };

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
      maxBytes: MAX_FILE_BYTES,
      read: (response: AxiosResponse<ArrayBuffer>) => fileOf(response, fallbackName),
    },
  );

function fileOf(response: AxiosResponse<ArrayBuffer>, fallbackName: string): ServiceFile {
  const { status, data } = response;
  const type = headerOf(response, 'content-type') ?? '';
  const isFile = status >= 200 && status < 300 && !/^(application\/json|text\/)/i.test(type);
  if (!isFile || !isSheet(data)) throw refusalOf(response);
  return {
    name: (stemIn(headerOf(response, 'content-disposition')) ?? fallbackName) + EXTENSION,
    content: new Blob([data], { type }),
  };
}

const lettersOf = (data: ArrayBuffer) => new TextDecoder('latin1').decode(data);

function isSheet(data: ArrayBuffer): boolean {
  const end = lettersOf(data.slice(-MAX_TAIL));
  const last = end.lastIndexOf(LAST_RECORD);
  return lettersOf(data.slice(0, 2)) === BEGINNING && last >= 0 && end.length - last >= MIN_TAIL;
}

function refusalOf(response: AxiosResponse<ArrayBuffer>): AppError {
  const verdict = answerResultOf(response, new TextDecoder().decode(response.data), MAX_FILE_BYTES);
  return verdict.ok ? new AppError({ kind: 'protocol', reason: 'shape' }, { status: verdict.status }) : verdict.error;
}

const EXTENSIONS = /(\.[a-z0-9]{0,8}\s*)+$/i;

function stemIn(disposition = ''): string | undefined {
  const [, encoded] = /filename\*=(?:UTF-8)?''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  const name = decoded(encoded) ?? plain;
  const safe = name
    ?.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '')
    .replace(/^[.\s]+/, '')
    .replace(EXTENSIONS, '')
    .slice(0, MAX_STEM)
    .trim();
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
