import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import type { Tx } from '../tx';

const KEY = STORAGE_KEYS.declaredUnsent;
const KEPT = 50;

const schema = z.array(z.string());

function declared(tx: Tx): readonly string[] {
  try {
    return schema.parse(JSON.parse(tx.storage.local.read(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Remembers that a request of another device was declared unsent here, because this browser has no entry of it and that
 * device's wallet can still send it. Returns false if a reload would forget this.
 */
export const rememberDeclared = (tx: Tx, key: string): boolean =>
  tx.storage.local.write(KEY, JSON.stringify([...new Set([key, ...declared(tx)])].slice(0, KEPT)));

export const wasDeclared = (tx: Tx, key: string): boolean => declared(tx).includes(key);
