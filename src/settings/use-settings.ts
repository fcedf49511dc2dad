import { useSyncExternalStore } from 'react';
import { DEFAULT_SETTINGS, settingsStore, type Settings } from './settings';

export const useSettings = (): Settings =>
  useSyncExternalStore(settingsStore.subscribe, settingsStore.get, () => DEFAULT_SETTINGS);
