import { appConfigSchema, type AppConfig } from '@/config/app-config';
import { askOwnServer } from './own-server';

let pending: Promise<AppConfig> | undefined;

export function getAppConfig(): Promise<AppConfig> {
  pending ??= askOwnServer('/api/config', appConfigSchema).catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
