import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { filesBelow } from '../files';
import { freePort } from '../free-port';
import { fromRoot } from '../root';
import { nginxProgram, startNginx } from './start-nginx';

/** Replaces `systemctl start` and `systemctl stop` for an instance, on a machine without systemd. */
const CTL = `#!/bin/sh
port=\${2#fnx@}
pid=$FNX_ROOT/$port.pid
case $1 in
start) cd "$FNX_ROOT/instances/$port" && PORT=$port setsid node start.mjs >>"$FNX_ROOT/$port.log" 2>&1 9>&- & echo $! >"$pid" ;;
kill) kill -KILL "$(cat "$pid")" ;;
stop) [ -e "$pid" ] || exit 0; kill -TERM "$(cat "$pid")" 2>/dev/null; while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done ;;
esac
`;

export type Machine = {
  origin: string;
  instances: readonly string[];
  /** `kill` ends an instance at once, like a crash, without informing nginx. */
  control: (verb: 'kill' | 'start', at: 0 | 1) => Promise<void>;
  current: string;
  /** Returns when nginx stored the oldest page in its cache. */
  oldestPage: () => number;
  releaseOf: (at: 0 | 1) => string;
  /** Creates the files that remain if a signal or a full disk ends a release while it copies. */
  leaveCutOff: (file: string) => void;
  release: (folder: string, more?: Record<string, string>) => Promise<{ code: number | null; output: string }>;
  releases: () => string[];
  stop: () => Promise<void>;
};

/** Starts a server in a temporary folder: its folders, its nginx with more lines for site.conf, and two instances. */
export async function startMachine(env: Record<string, string>, site?: string): Promise<Machine> {
  const root = mkdtempSync(join(tmpdir(), 'fnx-machine-'));
  for (const name of ['releases', 'instances', 'static/_next/static']) mkdirSync(join(root, name), { recursive: true });
  const ctl = join(root, 'ctl');
  writeFileSync(ctl, CTL);
  chmodSync(ctl, 0o755);
  const ports = [await freePort(), await freePort()];
  const nginx = await startNginx({ instances: ports.map((port) => `http://127.0.0.1:${port}`), root, site });
  const own = {
    ...process.env,
    ...env,
    NODE_ENV: 'production' as const,
    LISTEN_ADDRESS: '127.0.0.1',
    TRUSTED_PROXY_HOPS: '1',
    KEEP_ALIVE_TIMEOUT: '75000',
    FNX_ROOT: root,
    FNX_CTL: ctl,
    FNX_UPSTREAM: join(nginx.folder, 'conf', 'upstream.conf'),
    FNX_NGINX: `${nginxProgram()} -p ${nginx.folder} -c ${join(nginx.folder, 'nginx.conf')}`,
    FNX_CACHE: join(nginx.folder, 'cache'),
    FNX_NGINX_PID: join(nginx.folder, 'nginx.pid'),
  };
  const run = (program: string, args: string[], more: Record<string, string> = {}) => {
    const child = spawn(program, args, { env: { ...own, ...more } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return new Promise<{ code: number | null; output: string }>((resolve) =>
      child.once('exit', (code) => resolve({ code, output })),
    );
  };
  return {
    origin: nginx.origin,
    instances: ports.map((port) => `http://127.0.0.1:${port}`),
    control: async (verb, at) => void (await run(ctl, [verb, `fnx@${ports[at]}`])),
    current: join(root, 'current'),
    oldestPage: () => {
      const kept = filesBelow(join(nginx.folder, 'cache'));
      return Math.min(...kept.map((file) => statSync(file).mtimeMs));
    },
    releaseOf: (at) => basename(readlinkSync(join(root, 'instances', String(ports[at])))),
    leaveCutOff: (file) => {
      writeFileSync(join(root, 'static', '_next', 'static', file), 'a');
      mkdirSync(join(root, 'releases', '20990101-000000-x.new'));
    },
    release: (folder, more) => run(fromRoot('deploy', 'release.sh'), [folder], more),
    releases: () => readdirSync(join(root, 'releases')),
    stop: async () => {
      for (const port of ports) await run(ctl, ['stop', `fnx@${port}`]);
      await nginx.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
