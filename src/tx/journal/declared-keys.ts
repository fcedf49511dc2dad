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
 * Another device's wallet can still send the request that was declared unsent here, and this browser has no entry of
 * it. Returns false if a reload would forget it.
 */
export const rememberDeclared = (tx: Tx, key: string): boolean =>
  tx.storage.local.write(KEY, JSON.stringify([...new Set([key, ...declared(tx)])].slice(0, KEPT)));

export const wasDeclared = (tx: Tx, key: string): boolean => declared(tx).includes(key);
