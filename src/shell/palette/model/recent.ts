import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';

const KEY = STORAGE_KEYS.paletteRecent;
const MAX = 5;

export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(0, MAX) : [];
  } catch {
    return [];
  }
}

export const keepRecent = (id: string): void =>
  void localStore.write(KEY, JSON.stringify([id, ...readRecent().filter((one) => one !== id)].slice(0, MAX)));
