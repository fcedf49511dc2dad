import { AppError } from '@/errors/app-error';
import { ofProcess } from '@/utils/of-process';
import { parseJson } from '@/utils/parse-json';

const LARGEST_ANSWER = 2_000_000;
const MOST_VALUES = 30_000;
/** Of all answers that are being read. A service that stops before their ends would otherwise fill the memory. */
const MOST_HELD = 64_000_000;

const held = ofProcess('answers-held', () => ({ bytes: 0 }));

export async function readAnswer({ body }: Response, deadline: AbortSignal): Promise<unknown> {
  const text = body === null ? '' : await textOf(body, deadline);
  try {
    return parseJson(text, MOST_VALUES);
  } catch {
    return undefined;
  }
}

async function textOf(body: ReadableStream<Uint8Array>, deadline: AbortSignal): Promise<string> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  // After a garbage collection, `fetch` with `redirect: 'error'` no longer ends a body when its signal is aborted.
  deadline.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new AppError({ kind: 'offline' }, { cause });
      });
      if (deadline.aborted) throw new AppError({ kind: 'offline' });
      if (done) return text + decoder.decode();
      size += value.byteLength;
      held.bytes += value.byteLength;
      if (size > LARGEST_ANSWER || held.bytes > MOST_HELD) {
        stop();
        throw new AppError({ kind: 'protocol', reason: 'too-large' });
      }
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    held.bytes -= size;
  }
}
