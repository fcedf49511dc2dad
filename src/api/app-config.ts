import { appConfigSchema, type AppConfig } from '@/config/app-config';
import { askOwnServer } from './own-server';

let pending: Promise<AppConfig> | undefined;

/** Asked once a page; a failure is forgotten, so that the next attempt asks again. */
export function getAppConfig(): Promise<AppConfig> {
  pending ??= askOwnServer('/api/config', appConfigSchema).catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
