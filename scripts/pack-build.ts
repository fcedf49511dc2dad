import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './lib/files';
import { packFiles } from './lib/pack-files';
import { fromRoot } from './lib/root';

const DIST = process.env.NEXT_DIST_DIR || '.next';
const RELEASE = fromRoot(DIST, 'standalone');

/**
 * Removes files that Next also copies: sources of lazy modules, which are not needed, and .env files. These can
 * contain keys, and a release reads its environment at its start.
 */
function removeUnneeded() {
  const names = readdirSync(RELEASE).filter((name) => name.startsWith('.env') || name === 'src' || name === 'pages');
  for (const name of names) rmSync(join(RELEASE, name), { recursive: true });
}

/**
 * Copies some packages whole. Next lists the files that a release needs, but ignores the export condition
 * `module-sync`, for which Node chooses other files.
 */
function completePackages() {
  const manifests = filesBelow(join(RELEASE, 'node_modules')).filter((path) => path.endsWith('/package.json'));
  for (const manifest of manifests.filter((path) => readFileSync(path, 'utf8').includes('"module-sync"'))) {
    const name = relative(RELEASE, dirname(manifest));
    cpSync(fromRoot(name), join(RELEASE, name), { recursive: true });
  }
}

const LOAD_ALL = `
  const pages = Object.values(require('./${DIST}/server/pages-manifest.json')).filter((name) => name.endsWith('.js'));
  Promise.all(['instrumentation.js', ...pages].map((name) => require('./${DIST}/server/' + name))).then(
    () => process.exit(0),
    (reason) => process.exit((console.error(reason), 1)),
  );
`;

/** Loads each page's server code in a copy outside the project, whose libraries would hide a missing file. */
function checkThatPagesLoad() {
  const copy = mkdtempSync(join(tmpdir(), 'fnx-release-'));
  try {
    cpSync(RELEASE, copy, { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, ['-e', LOAD_ALL], { cwd: copy, encoding: 'utf8' });
    if (status !== 0) throw new Error(`a page of the release does not load:\n${stderr}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Completes the folder that Next writes for `output: 'standalone'`, so that the folder runs on a server without
 * further steps.
 */
async function main(): Promise<void> {
  if (!existsSync(join(RELEASE, 'server.js'))) return;
  removeUnneeded();
  completePackages();
  checkThatPagesLoad();
  const folders = [join(RELEASE, DIST, 'static'), join(RELEASE, 'public')];
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  cpSync(fromRoot(DIST, 'static'), join(RELEASE, DIST, 'static'), { recursive: true });
  cpSync(fromRoot('public'), join(RELEASE, 'public'), { recursive: true });
  cpSync(fromRoot('deploy', 'start.mjs'), join(RELEASE, 'start.mjs'));
  const begun = Date.now();
  const packed = await packFiles(folders);
  const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
  console.log(`${packed} files of the release have Brotli and gzip versions beside them (${seconds} s).`);
}

main().catch((reason: unknown) => {
  console.error(`The release folder could not be completed: ${reason instanceof Error ? reason.message : reason}`);
  process.exitCode = 1;
});
