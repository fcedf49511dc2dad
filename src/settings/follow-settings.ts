import { STORAGE_KEYS } from '@/config/product';
import { heedStored, readSettings } from './settings';

export function followSettings(): () => void {
  readSettings();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key === STORAGE_KEYS.settings) heedStored(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
