import { STORAGE_KEYS } from '@/config/product';
import { applyStored, readSettings } from './settings';

export function followSettings(): () => void {
  readSettings();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key === STORAGE_KEYS.settings) applyStored(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
