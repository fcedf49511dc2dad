import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Whole or not at all: whoever is killed in the middle leaves the old file as it was, and a piece with another name. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const piece = `${path}.${process.pid}.part`;
  const file = await open(piece, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(piece, path);
}

/** Out of the way, but kept: somebody may want to look. The new name. */
export function setAside(path: string): string {
  let number = 1;
  while (existsSync(`${path}.damaged-${number}`)) number += 1;
  const aside = `${path}.damaged-${number}`;
  renameSync(path, aside);
  return aside;
}

/** What an earlier process was writing when it was killed. */
export function removePieces(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  const isPiece = (name: string) => name.startsWith(`${basename(path)}.`) && name.endsWith('.part');
  for (const name of readdirSync(folder).filter(isPiece)) rmSync(join(folder, name), { force: true });
}

export const readText = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
