import { AppError, isAppError } from '@/errors/app-error';
import { processState } from '@/utils/process-state';
import { parseJson } from '@/utils/parse-json';
import { readText } from '@/utils/read-text';

const MAX_ANSWER_BYTES = 2_000_000;
const MAX_VALUES = 30_000;
/**
 * The limit for all unfinished answers together. Without it, a service that never finishes them would fill the memory.
 */
const MAX_HELD = 64_000_000;

const held = processState('answers-held', () => ({ bytes: 0 }));

export async function readAnswer({ body }: Response, deadline: AbortSignal): Promise<unknown> {
  const text = await textOf(body, deadline);
  try {
    return parseJson(text, MAX_VALUES);
  } catch {
    return undefined;
  }
}

async function textOf(body: Response['body'], deadline: AbortSignal): Promise<string> {
  let size = 0;
  try {
    return await readText(body, deadline, (bytes) => {
      size += bytes;
      held.bytes += bytes;
      if (size > MAX_ANSWER_BYTES || held.bytes > MAX_HELD)
        throw new AppError({ kind: 'protocol', reason: 'too-large' });
    });
  } catch (cause) {
    throw isAppError(cause) ? cause : new AppError({ kind: 'offline' }, { cause });
  } finally {
    held.bytes -= size;
  }
}
