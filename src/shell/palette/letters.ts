import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';

const OFF = 'off';

/** Keys without Ctrl get in the way of those who speak to their computer, so each browser may do without them. */
export const areLettersOn = (): boolean => localStore.read(STORAGE_KEYS.shortcuts) !== OFF;

export function turnLetters(isOn: boolean): void {
  if (isOn) localStore.remove(STORAGE_KEYS.shortcuts);
  else localStore.write(STORAGE_KEYS.shortcuts, OFF);
}
