import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port';
import { endGroup, spawnGroup } from '../process-group';
import { fromRoot } from '../root';

export const RELEASE = fromRoot('.next', 'standalone');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const nginxProgram = (): string | undefined =>
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'].find(existsSync);
export const hasBrotli = () => existsSync(BROTLI);

/**
 * `site` contains additional lines for site.conf. `root` replaces /srv/fnx. Without `root`, the build is the only
 * release.
 */
type NginxOptions = { instances: readonly string[]; withBrotli?: boolean; root?: string; site?: string };
export type Nginx = {
  origin: string;
  folder: string;
  setInstances: (instances: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
};

function upstream(instances: readonly string[]): string {
  const text = readFileSync(fromRoot('deploy', 'nginx', 'upstream.conf'), 'utf8');
  const [, options = ''] = /^ {4}server \S+(.*;)$/m.exec(text) ?? [];
  const servers = instances.map((one) => `    server ${new URL(one).host}${options}\n`);
  return text.replace(/(?:^ {4}server .*\n)+/m, servers.join(''));
}

/** The lines that install.sh writes to Debian's nginx.conf. */
const connections = () =>
  /worker_connections (\d+);'/.exec(readFileSync(fromRoot('deploy', 'install.sh'), 'utf8'))?.[1];

const mainConf = (folder: string, withBrotli: boolean) => `
${withBrotli ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/log/error.log;
include ${folder}/conf/main.conf;
events { worker_connections ${connections()}; }
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/temp_${name};`).join('\n')}
  include ${folder}/conf/fnx.conf;
}
`;

/** Writes the configuration of deploy/nginx with other folders, another port and other instances. */
function writeConf(
  folder: string,
  port: number,
  { instances, withBrotli = hasBrotli(), root = folder, site = '' }: NginxOptions,
): void {
  const conf = join(folder, 'conf');
  cpSync(fromRoot('deploy', 'nginx'), conf, { recursive: true });
  mkdirSync(join(conf, 'optional'));
  if (withBrotli) writeFileSync(join(conf, 'optional', 'brotli.conf'), 'brotli_static on;\n');
  writeFileSync(join(conf, 'upstream.conf'), upstream(instances));
  writeFileSync(join(conf, 'other-names.conf'), '');
  writeFileSync(join(conf, 'site.conf'), `listen 127.0.0.1:${port};\nserver_name 127.0.0.1;\n${site}`);
  for (const name of readdirSync(conf).filter((one) => one.endsWith('.conf'))) {
    const text = readFileSync(join(conf, name), 'utf8')
      .replaceAll('/etc/nginx/fnx', conf)
      .replaceAll('/var/cache/nginx/fnx', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', join(folder, 'log'))
      .replaceAll('/srv/fnx', root);
    writeFileSync(join(conf, name), text);
  }
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder, withBrotli));
}

export async function startNginx(asked: NginxOptions): Promise<Nginx> {
  const program = nginxProgram() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'fnx-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'log'));
  if (!asked.root) {
    mkdirSync(join(folder, 'static', '_next'), { recursive: true });
    symlinkSync(join(RELEASE, '.next', 'static'), join(folder, 'static', '_next', 'static'));
    symlinkSync(RELEASE, join(folder, 'current'));
  }
  writeConf(folder, port, asked);
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const { status, stderr } = spawnSync(program, ['-t', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx refuses its configuration:\n${stderr}`);
  const child = spawnGroup(program, args, { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) await pause(50);
  return {
    origin,
    folder,
    setInstances: async (instances) => {
      writeFileSync(join(folder, 'conf', 'upstream.conf'), upstream(instances));
      spawnSync(program, ['-s', 'reload', ...args]);
      await pause(300);
    },
    stop: async () => {
      await endGroup(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
