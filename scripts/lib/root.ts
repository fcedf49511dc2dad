import { join } from 'node:path';

export const ROOT = join(__dirname, '..', '..');
export const fromRoot = (...parts: string[]) => join(ROOT, ...parts);
