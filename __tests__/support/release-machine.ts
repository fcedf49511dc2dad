import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PORTS = ['3001', '3002'];

/** Notes the release that an instance was started with. */
const CTL = `#!/bin/sh
port=\${2#fnx@}
case $1 in
start) readlink "$FNX_ROOT/instances/$port" >"$FNX_ROOT/../run.$port" ;;
stop) rm -f "$FNX_ROOT/../run.$port" ;;
esac
`;

/** An instance answers only if its release works, and it has only the scripts of that release. */
const CURL = `#!/bin/sh
for last; do :; done
port=$(echo "$last" | sed 's/.*:\\([0-9]*\\)\\/.*/\\1/')
[ -s "$FNX_ROOT/../run.$port" ] || exit 7
cd "$(cat "$FNX_ROOT/../run.$port")" && [ ! -e broken ] || exit 22
case $last in */_next/*) [ -e ".next/static/\${last#*/_next/static/}" ] || exit 22 ;; esac
`;

export type ReleaseMachine = ReturnType<typeof startReleaseMachine>;

/** A folder in which deploy/release.sh runs, with mock commands for nginx, systemctl and curl. */
export function startReleaseMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'fnx-release-'));
  const at = (...names: string[]) => join(folder, ...names);
  const [root, bin] = [at('srv'), at('bin')];
  for (const name of ['releases', 'instances', 'static']) mkdirSync(join(root, name), { recursive: true });
  for (const name of [bin, at('cache')]) mkdirSync(name);
  const program = (name: string, text: string) => {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  };
  program('nginx', '#!/bin/sh\nexit 0\n');
  program('ctl', CTL);
  program('curl', CURL);
  const servers = PORTS.map((port) => `    server 127.0.0.1:${port} max_fails=0;\n`);
  writeFileSync(at('upstream.conf'), `upstream fnx {\n${servers.join('')}}\n`);
  const nginx: ChildProcess = spawn('sleep', ['1000']);
  writeFileSync(at('nginx.pid'), `${nginx.pid}`);
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    FNX_ROOT: root,
    FNX_CACHE: at('cache'),
    FNX_UPSTREAM: at('upstream.conf'),
    FNX_NGINX: join(bin, 'nginx'),
    FNX_NGINX_PID: at('nginx.pid'),
    FNX_CTL: join(bin, 'ctl'),
    FNX_READY_SECONDS: '1',
    FNX_QUIET_SECONDS: '1',
  };
  const names = (...path: string[]) => (existsSync(join(root, ...path)) ? readdirSync(join(root, ...path)) : []);
  const releaseLetterOf = (path: string) => basename(path).split('-').at(-1) ?? '';
  const build = (id: string, { isBroken = false, to = at(id) } = {}) => {
    mkdirSync(join(to, '.next', 'static', id), { recursive: true });
    writeFileSync(join(to, '.next', 'BUILD_ID'), `${id}\n`);
    for (const name of ['start.mjs', 'server.js', `.next/static/${id}/_buildManifest.js`])
      writeFileSync(join(to, name), id);
    if (isBroken) writeFileSync(join(to, 'broken'), '');
    return to;
  };
  /** The state that the script leaves after these releases, in this order. */
  const seed = (ids: string) => {
    const folders = [...ids].map((id) => join(root, 'releases', `20250101-00000${ids.indexOf(id)}-${id}`));
    for (const [index, to] of folders.entries()) {
      build(ids[index] ?? '', { to });
      cpSync(join(to, '.next', 'static'), join(root, 'static', '_next', 'static'), { recursive: true });
    }
    const last = folders.at(-1) ?? '';
    for (const port of PORTS) {
      symlinkSync(last, join(root, 'instances', port));
      writeFileSync(at(`run.${port}`), `${last}\n`);
    }
    symlinkSync(last, join(root, 'current'));
    writeFileSync(join(root, 'releases.txt'), `${folders.map((to) => basename(to)).join('\n')}\n`);
  };
  return {
    program,
    build,
    seed,
    removeProgram: (name: string) => rmSync(join(bin, name)),
    release: (path: string) => {
      const { status, stdout, stderr } = spawnSync('sh', ['deploy/release.sh', path], { env, encoding: 'utf8' });
      return { code: status, output: stdout + stderr };
    },
    pathOf: (id: string) => join(root, 'releases', names('releases').find((name) => name.endsWith(`-${id}`)) ?? id),
    /** The releases, named by their build: `A`, `B`. */
    releases: () => names('releases').map(releaseLetterOf).toSorted(),
    hidden: () => names('releases').filter((name) => name.startsWith('.')),
    scripts: () => names('static', '_next', 'static').toSorted(),
    running: () =>
      PORTS.map((port) =>
        existsSync(at(`run.${port}`)) ? releaseLetterOf(readFileSync(at(`run.${port}`), 'utf8').trim()) : '',
      ),
    upstream: () => readFileSync(at('upstream.conf'), 'utf8'),
    endNginx: () => rmSync(at('nginx.pid')),
    current: () => releaseLetterOf(readlinkSync(join(root, 'current'))),
    stop: () => {
      nginx.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
