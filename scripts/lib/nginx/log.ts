import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, askRaw } from './ask';
import { startFakeInstance } from './fake-instance';
import { startNginx, type Nginx } from './start-nginx';

type Check = (name: string, isRight: boolean, details?: string) => void;

const FLUSH_MS = 6_000;

/** The log must contain paths as they arrived, but no queries and no complete addresses. */
export async function checkLog(check: Check, { origin, folder }: Nginx): Promise<void> {
  for (const path of ['/api/in-the-log?token=secret', '/in%2Dthe-log?token=secret']) await ask(origin, path);
  await pause(FLUSH_MS);
  const lines = readFileSync(join(folder, 'log', 'fnx.log'), 'utf8')
    .trim()
    .split('\n');
  const paths = new Set(lines.map((line) => String(Object(JSON.parse(line)).path)));
  const hasPaths = paths.has('/api/in-the-log') && paths.has('/in%2Dthe-log');
  check('the log has the paths as they arrived', hasPaths, [...paths].slice(-3).join());
  const bad = lines.filter((line) => /secret|127\.0\.0\.1[^:]/.test(line));
  check('the log has no query and no whole address of a visitor', bad.length === 0, bad[0]);
}

const FLOOD = 6_000;
const FLOODS = [
  ['refused calls', `GET /api/${'a'.repeat(6_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`],
  ['refused methods', `FOO /faq HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`],
  ['files', 'GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
] as const;
const LARGE = 'POST /api/rpc/0 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: 1048577\r\n\r\n';
const RAW_PATHS = ['/api/\xff\xfe', '/api/\x9b31m', '/api/"quoted"\\', '/api/\xc3'];

const isJson = (line: string) => {
  try {
    return Boolean(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))));
  } catch {
    return false;
  }
};

/** A caller that exceeds the limits must not fill the disk, or write lines that a program cannot parse. */
export async function checkLogBounds(check: Check): Promise<void> {
  const instance = await startFakeInstance((_request, response) => void response.end('ok'));
  const nginx = await startNginx({ instances: [instance.origin] });
  const read = (name: string) => readFileSync(join(nginx.folder, 'log', name), 'latin1');
  const linesOf = () => read('fnx.log').split('\n').filter(Boolean);
  const closing = (request: string) => request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  try {
    for (const path of RAW_PATHS)
      await askRaw(nginx.origin, closing(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`));
    for (const [name, request] of FLOODS) {
      await pause(FLUSH_MS);
      const before = linesOf().length;
      const batch = request.repeat(49) + closing(request);
      for (let sent = 0; sent < FLOOD; sent += 600)
        await Promise.all(Array.from({ length: 12 }, () => askRaw(nginx.origin, batch).catch(() => '')));
      await pause(FLUSH_MS);
      const more = linesOf().length - before;
      // The limit allows 300 requests at once and 50 a second after that.
      check(`${FLOOD} ${name} write few lines of the log`, more > 0 && more < 1_500, `${more} lines`);
    }
    const lines = linesOf();
    const longest = Math.max(...lines.map(({ length }) => length));
    check('no line of the log is long', longest < 1_000, `${longest} bytes`);
    check(
      'each line of the log is JSON in UTF-8',
      lines.every(isJson),
      lines.find((line) => !isJson(line)),
    );
    const sums = new Set(lines.map((line) => Number(Object(JSON.parse(line)).requests)));
    check(
      'each line has the number of requests that it counts',
      [...sums].every((sum) => sum === 1 || sum === 100),
    );
    const answers = await Promise.all(Array.from({ length: 50 }, () => askRaw(nginx.origin, LARGE)));
    check(
      'a body one byte over 1 MiB',
      answers.every((answer) => answer.startsWith('HTTP/1.1 413 ')),
      answers[0]?.split('\r\n')[0],
    );
    check('refused bodies write nothing to error.log', !read('error.log').includes('too large body'));
  } finally {
    await nginx.stop();
    instance.stop();
  }
}
