import * as z from 'zod/mini';
import { AppError } from '@/errors/app-error';

type Options = { signal?: AbortSignal; alsoRead?: readonly number[] };

export async function askOwnServer<Data>(
  path: string,
  schema: z.ZodMiniType<Data>,
  { signal, alsoRead = [] }: Options = {},
): Promise<Data> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal }).catch((cause: unknown) => {
    throw new AppError({ kind: 'offline' }, { cause });
  });
  if (!response.ok && !alsoRead.includes(response.status))
    throw new AppError({ kind: 'server' }, { status: response.status });
  const parsed = z.safeParse(schema, await response.json().catch(() => undefined));
  if (!parsed.success) throw new AppError({ kind: 'protocol', reason: 'shape' }, { cause: parsed.error });
  return parsed.data;
}
