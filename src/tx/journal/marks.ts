import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import type { SafeStorage } from '@/utils/storage';
import type { Engine } from '../engine';
import { keyOfAttempt } from './entry';

const MAX_MARKS = 50;

const schema = z.array(z.string());

/** A short list of texts beside the journal. `add` returns false if a reload would lose the mark. */
const markList = (storage: SafeStorage, key: string) => {
  const read = (): readonly string[] => {
    try {
      return schema.parse(JSON.parse(storage.read(key) ?? '[]'));
    } catch {
      return [];
    }
  };
  const without = (mark: string) => read().filter((kept) => kept !== mark);
  const write = (marks: readonly string[]) => storage.write(key, JSON.stringify(marks.slice(-MAX_MARKS)));
  return {
    read,
    add: (mark: string): boolean => write([...without(mark), mark]),
    remove: (mark: string): boolean => write(without(mark)),
  };
};

/**
 * The ids of the attempts that this tab has submitted. They are stored with the tab's reviews. They show that a review
 * was submitted even if the journal has lost its attempt. Only the journal knows about other tabs.
 */
const submitted = ({ storage }: Engine) => markList(storage.tab, STORAGE_KEYS.submitted);

export const submittedInTab = (engine: Engine, key: string): readonly string[] =>
  submitted(engine)
    .read()
    .filter((id) => keyOfAttempt(id) === key);

export const markSubmitted = (engine: Engine, id: string): boolean => submitted(engine).add(id);
export const unmarkSubmitted = (engine: Engine, id: string): void => void submitted(engine).remove(id);

/**
 * The keys of requests from other devices that the investor declared unsent here. This browser has no entry for them,
 * and the other device's wallet can still send them.
 */
const declared = ({ storage }: Engine) => markList(storage.local, STORAGE_KEYS.declaredUnsent);

export const rememberDeclared = (engine: Engine, key: string): boolean => declared(engine).add(key);
export const wasDeclared = (engine: Engine, key: string): boolean => declared(engine).read().includes(key);
