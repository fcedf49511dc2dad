import { AppError } from '@/errors/app-error';
import { parseJson } from '@/utils/parse-json';

const LARGEST_ANSWER = 2_000_000;

export async function readAnswer({ body }: Response): Promise<unknown> {
  const text = body === null ? '' : await textOf(body);
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new AppError({ kind: 'offline' }, { cause });
    });
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > LARGEST_ANSWER) {
      reader.cancel().catch(() => undefined);
      throw new AppError({ kind: 'protocol', reason: 'too-large' });
    }
    text += decoder.decode(value, { stream: true });
  }
}
