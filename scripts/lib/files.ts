import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, without the files and folders that `isLeftOut` picks by their path. */
export function filesBelow(folder: string, isLeftOut: (path: string) => boolean = () => false): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isLeftOut(path)) return [];
    return entry.isDirectory() ? filesBelow(path, isLeftOut) : [path];
  });
}
