import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Replaces a file atomically: if the process is killed, the old file is unchanged. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const piece = `${path}.${process.pid}.part`;
  try {
    await writeFlushed(piece, content);
    await rename(piece, path);
  } catch (error) {
    // Removes the partial file, because on a full disk it would use the space that the next try needs.
    await rm(piece, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeFlushed(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

export function setAside(path: string): string {
  let number = 1;
  while (existsSync(`${path}.damaged-${number}`)) number += 1;
  const aside = `${path}.damaged-${number}`;
  renameSync(path, aside);
  return aside;
}

export function removePieces(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  const isPiece = (name: string) => name.startsWith(`${basename(path)}.`) && name.endsWith('.part');
  for (const name of readdirSync(folder).filter(isPiece)) rmSync(join(folder, name), { force: true });
}

export function readText(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return statSync(path).isFile() ? readFileSync(path, 'utf8') : '';
}
