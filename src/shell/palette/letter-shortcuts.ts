import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';

const OFF = 'off';

/**
 * Whether keys without Ctrl are on. They interfere with speech input, so the user can turn them off in each browser.
 */
export const areLetterShortcutsOn = (): boolean => localStore.read(STORAGE_KEYS.shortcuts) !== OFF;

export function setLetterShortcuts(isOn: boolean): void {
  if (isOn) localStore.remove(STORAGE_KEYS.shortcuts);
  else localStore.write(STORAGE_KEYS.shortcuts, OFF);
}
