import { existsSync, statSync } from 'node:fs';
import { filesBelow } from './files';
import { plainEnv } from './plain-env';
import { fromRoot } from './root';
import { runScript, type Say } from './run';

export const BUILD = fromRoot('.next');
const FOLDERS = ['src', 'pages', 'public'];
const FILES = ['next.config.js', 'package-lock.json', 'tsconfig.json'];
const pathOf = (name: string) => fromRoot(name);

type Variant = { folder?: string; env?: Record<string, string> };

/** A deployment's build: nothing of the caller's environment gets into it. */
export const buildPlain = (say?: Say, env: Variant['env'] = {}) =>
  runScript('build', [], { env: { ...plainEnv(), ...env }, limitMinutes: 15, say });

export const ensurePlainBuild = () => ensureBuild({});

/** Builds where there is no build, or where a source is newer than it; a variant of the build has a folder of its own. */
export async function ensureBuild({ folder = '.next', env }: Variant) {
  if (isUpToDate(folder)) return;
  if (!(await buildPlain(undefined, env))) throw new Error('The build failed.');
}

function isUpToDate(folder: string): boolean {
  const stamp = fromRoot(folder, 'BUILD_ID');
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
