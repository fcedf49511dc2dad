import { format } from 'node:util';
import { redact } from '@/errors/redact';

const INVISIBLE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

const escapeOf = (sign: string): string =>
  sign
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

export const logLine = (fields: object): string => JSON.stringify(fields).replace(INVISIBLE, escapeOf);

const MAX_MESSAGE_LENGTH = 4_000;
/** A shorter path is not treated as a key, because other URLs may contain it too. */
const MIN_SECRET_PATH_LENGTH = 9;
const CONSOLE_LEVELS = ['debug', 'error', 'info', 'log', 'warn'] as const;

type Fields = Readonly<Record<string, string | number | undefined>>;
export type WriteLog = (level: 'info' | 'warn' | 'error', type: string, fields: Fields) => void;

const KEY = Symbol.for('fnx.log');

const isWriteLog = (value: unknown): value is WriteLog => typeof value === 'function';

export function jsonLog(): WriteLog | undefined {
  const set: unknown = Reflect.get(globalThis, KEY);
  return isWriteLog(set) ? set : undefined;
}

type Options = { instance: string; secrets?: readonly string[]; write?: (line: string) => void };

/**
 * Writes one JSON object per line, including the console's messages. `secrets` are removed from those. The returned
 * function restores the console.
 */
export function logAsJson({
  instance,
  secrets = [],
  write = (line) => process.stdout.write(line),
}: Options): () => void {
  const log: WriteLog = (level, type, fields) =>
    void write(`${logLine({ time: new Date().toISOString(), level, type, instance, ...fields })}\n`);
  dropUnwritten();
  const hidden = formsOf(secrets);
  const clean = (text: string) => redact(text, hidden).slice(0, MAX_MESSAGE_LENGTH);
  const originals = CONSOLE_LEVELS.map((name) => [name, console[name]] as const);
  for (const [name] of originals) {
    const level = name === 'error' || name === 'warn' ? name : 'info';
    console[name] = (...parts: unknown[]) => log(level, 'message', { message: clean(format(...parts)) });
  }
  Reflect.set(globalThis, KEY, log);
  return () => {
    for (const [name, original] of originals) console[name] = original;
    Reflect.deleteProperty(globalThis, KEY);
  };
}

/**
 * Stops only the log if the disk is full or the log's reader has ended. Without a listener, such an error would be
 * thrown. Logging the error would fail and throw again in an endless loop.
 */
export function dropUnwritten(): void {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
}

function ignore(): void {}

/**
 * Returns the forms of a secret URL that a message can contain, longest first: as it was set, as `URL` rewrites it,
 * or only its path.
 */
function formsOf(secrets: readonly string[]): readonly string[] {
  const forms = secrets.flatMap((secret) => {
    if (!URL.canParse(secret)) return [secret];
    const { href, pathname, search } = new URL(secret);
    const path = `${pathname}${search}`;
    return path.length < MIN_SECRET_PATH_LENGTH ? [secret, href] : [secret, href, path];
  });
  return [...new Set(forms)].toSorted((one, other) => other.length - one.length);
}
