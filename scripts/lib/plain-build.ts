import { existsSync, statSync } from 'node:fs';
import { filesBelow } from './files';
import { plainEnv } from './plain-env';
import { fromRoot } from './root';
import { runScript, type Say } from './run';

export const BUILD = fromRoot('.next');
const STAMP = fromRoot('.next', 'BUILD_ID');
const FOLDERS = ['src', 'pages', 'public'];
const FILES = ['next.config.js', 'package-lock.json', 'tsconfig.json'];
const pathOf = (name: string) => fromRoot(name);

/** A deployment's build: nothing of the caller's environment gets into it. */
export const buildPlain = (say?: Say) => runScript('build', [], { env: plainEnv(), limitMinutes: 15, say });

/** Builds where there is no build, or where a source is newer than it. */
export async function ensurePlainBuild() {
  if (isUpToDate()) return;
  if (!(await buildPlain())) throw new Error('The build failed.');
}

function isUpToDate(): boolean {
  if (!existsSync(STAMP)) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  const sources = [
    ...FOLDERS.map(pathOf)
      .filter(existsSync)
      .flatMap((folder) => filesBelow(folder)),
    ...FILES.map(pathOf),
  ];
  return sources.every((path) => statSync(path).mtimeMs <= builtAt);
}
