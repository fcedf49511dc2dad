import type { StorageManager } from '@mui/material/styles';
import { changeSettings, settingsStore } from '@/settings/settings';

const mode = () => settingsStore.get().theme.toLowerCase();

/**
 * Lets MUI read and write its mode in `settings`, the one place that knows it. Which scheme stands for light and
 * which for dark, MUI's two other keys, is fixed.
 */
export const settingsStorageManager: StorageManager = ({ key }) =>
  key.endsWith('mode')
    ? {
        get: mode,
        set: (value) => changeSettings({ theme: value === 'light' ? 'LIGHT' : 'DARK' }),
        subscribe: (handler) => settingsStore.subscribe(() => handler(mode())),
      }
    : { get: (fallback) => fallback, set: () => undefined, subscribe: () => () => undefined };
