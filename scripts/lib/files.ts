import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export function filesBelow(folder: string, isLeftOut: (path: string) => boolean = () => false): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isLeftOut(path)) return [];
    return entry.isDirectory() ? filesBelow(path, isLeftOut) : [path];
  });
}
