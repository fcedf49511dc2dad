import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getSettings, putSettings, type RequestOf } from '../../contract';
import { USER_SCOPE } from '../../query-client';

export type SettingsChange = RequestOf<typeof putSettings>;

export const settingsQuery = queryOptions({
  queryKey: [USER_SCOPE, 'settings'],
  queryFn: ({ signal }) => callService(getSettings, {}, { signal }),
});

export const saveSettings = (change: SettingsChange) => callService(putSettings, change);
