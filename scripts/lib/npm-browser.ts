import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencies } from '../browser-package/package.json';
import { fromRoot } from './root';

const PACKAGE = fromRoot('scripts', 'browser-package');
const CACHE = fromRoot('node_modules', '.cache', 'fnx-browser');
const READY = join(CACHE, dependencies['@sparticuz/chromium']);
const NPM_FLAGS = ['--ignore-scripts', '--omit=peer', '--no-audit', '--no-fund', '--loglevel=error'];
const LAUNCHER = 'unpacked/launch';

/** Uses the package's libraries and fonts only if the machine lacks them. */
const LAUNCH = `#!/bin/sh
here=$(dirname "$0")
if ldd "$here/chromium" | grep -q 'not found'; then export LD_LIBRARY_PATH="$here/al2023/lib"; fi
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

/** Replaces the package's font list, which names the folders of the cloud service that the package was made for. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

export function installNpmBrowser(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`there is none on npm for ${process.platform} on ${process.arch}`);
  }
  if (!existsSync(join(READY, LAUNCHER))) fill();
  return join(READY, LAUNCHER);
}

/**
 * Fills the folder under a temporary name and then renames it, so that a folder with the final name is always
 * complete.
 */
function fill() {
  console.log('No Chrome or Chromium here: installing one from npm (67 MB), once.');
  const staging = join(CACHE, `filling-${process.pid}`);
  const unpacked = join(staging, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  try {
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(PACKAGE, name), join(staging, name));
    execFileSync('npm', ['ci', '--prefix', staging, ...NPM_FLAGS], { cwd: staging, stdio: 'inherit' });
    unpack(staging, unpacked);
    rmSync(join(staging, 'node_modules'), { recursive: true });
    writeFileSync(join(unpacked, 'fonts', 'fonts.conf'), FONTS);
    writeFileSync(join(staging, LAUNCHER), LAUNCH, { mode: 0o755 });
    if (!existsSync(READY)) renameSync(staging, READY);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Unpacks the package. It unpacks into the temporary folder and reuses any file there with the right name, so it gets
 * a separate folder. It unpacks its libraries only if it detects Amazon Linux.
 */
function unpack(staging: string, target: string) {
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  const env = { ...process.env, TMPDIR: target, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: staging, env, stdio: 'inherit' });
}
