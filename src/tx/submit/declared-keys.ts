import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';

const KEY = STORAGE_KEYS.declaredUnsent;
const KEPT = 50;

const schema = z.array(z.string());

function declared(): readonly string[] {
  try {
    return schema.parse(JSON.parse(localStore.read(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Another device's wallet can still send the request that was declared unsent here, and this browser has no entry of it. */
export const rememberDeclared = (key: string): void =>
  void localStore.write(KEY, JSON.stringify([...new Set([key, ...declared()])].slice(0, KEPT)));

export const wasDeclared = (key: string): boolean => declared().includes(key);
