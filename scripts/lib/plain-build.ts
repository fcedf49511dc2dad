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

/** The caller's environment must not get into a deployment's build. */
export const buildPlain = (say?: Say, env: Variant['env'] = {}) =>
  runScript('build', [], { env: { ...plainEnv(), ...env }, limitMinutes: 15, say });

export const ensurePlainBuild = () => ensureBuild({});

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
