import type { AppConfig } from '@/config/app-config';
import { askOwnServer } from './own-server';

let pending: Promise<AppConfig> | undefined;

export function getAppConfig(): Promise<AppConfig> {
  pending ??= fetchAppConfig().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function fetchAppConfig(): Promise<AppConfig> {
  const { appConfigSchema } = await import(/* webpackMode: "eager" */ '@/config/app-config');
  return askOwnServer('/api/config', appConfigSchema);
}
