import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files';
import { plainEnv } from './plain-env';
import { fromRoot } from './root';
import { runScript, type Print } from './run';

export const BUILD = fromRoot('.next');
const FOLDERS = ['src', 'pages', 'public'];
const FILES = ['next.config.js', 'package-lock.json', 'tsconfig.json'];
const pathOf = (name: string) => fromRoot(name);

/** Builds without the caller's environment, which must not get into a deployment. */
export const buildPlain = (say?: Print) => runScript('build', [], { env: plainEnv(), limitMinutes: 15, say });

export async function ensurePlainBuild() {
  if (isUpToDate()) return;
  if (!(await buildPlain())) throw new Error('The build failed.');
}

function isUpToDate(): boolean {
  const stamp = join(BUILD, 'BUILD_ID');
  if (!existsSync(stamp)) return false;
  const builtAt = statSync(stamp).mtimeMs;
  const sources = [
    ...FOLDERS.map(pathOf)
      .filter(existsSync)
      .flatMap((folder) => filesBelow(folder)),
    ...FILES.map(pathOf),
  ];
  return sources.every((path) => statSync(path).mtimeMs <= builtAt);
}
