import { STORAGE_KEYS } from '@/config/product';
import { heedStored, readSettings } from './settings';

/** Reads the settings once the page is alive, and again whenever another tab changes them. */
export function followSettings(): () => void {
  readSettings();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key === STORAGE_KEYS.settings) heedStored(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
