import { appConfigSchema, type AppConfig } from '@/config/app-config';
import { AppError } from '@/errors/app-error';

/** Not a call of the token service: our own server's answer of what this deployment is. */
async function fetchAppConfig(): Promise<AppConfig> {
  const response = await fetch('/api/config', { headers: { accept: 'application/json' } }).catch((cause: unknown) => {
    throw new AppError({ kind: 'offline' }, { cause });
  });
  if (!response.ok) throw new AppError({ kind: 'server' }, { status: response.status });
  const parsed = appConfigSchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new AppError({ kind: 'protocol', reason: 'shape' }, { cause: parsed.error });
  return parsed.data;
}

let pending: Promise<AppConfig> | undefined;

/** Asked once a page; a failure is forgotten, so that the next attempt asks again. */
export function getAppConfig(): Promise<AppConfig> {
  pending ??= fetchAppConfig().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
