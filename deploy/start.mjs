import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

/**
 * Starts the server of a release. `npm run build` copies this file beside server.js, and that folder runs without the
 * repository and without npm.
 */
const folder = import.meta.dirname;

// If the disk is full, or the log's reader has ended, only the log may stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

function stop(words) {
  console.error(words);
  process.exit(1);
}

function readPort(text) {
  if (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535) return Number(text);
  return stop(`PORT must be a whole number from 1 to 65535, and is "${text}".`);
}

const hasIPv6 = () =>
  Object.values(networkInterfaces())
    .flat()
    .some((one) => one?.family === 'IPv6');

const REASONS = {
  EADDRINUSE: 'Another process listens there. End it, or set PORT to another port.',
  EACCES:
    'This user may not listen there. Ports below 1024 need a privilege: let a reverse proxy such as nginx have them.',
  EADDRNOTAVAIL: 'This machine does not have that address. Check LISTEN_ADDRESS.',
  ENOTFOUND: 'LISTEN_ADDRESS must be an IP address of this machine.',
};

/** Checks the port before Next starts, because Next reports a taken port with a page of errors. */
function checkPort(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code, message }) =>
      stop(`The server cannot listen at ${host}, port ${port}. ${REASONS[code] ?? message}`),
    );
    probe.listen({ host, port, exclusive: true }, () => probe.close(resolve));
  });
}

const port = readPort(process.env.PORT || '3000');
const host = process.env.LISTEN_ADDRESS || (hasIPv6() ? '::' : '0.0.0.0');
await checkPort(host, port);

// The folder of the build, if it was built with NEXT_DIST_DIR.
const dist = readdirSync(folder).find((name) => existsSync(join(folder, name, 'BUILD_ID')));
if (!dist) stop(`${folder} contains no build. Copy the whole folder that the build has written.`);

Object.assign(process.env, {
  // A container sets HOSTNAME to its own name. Without this override, Next would listen at that address only.
  HOSTNAME: host,
  PORT: String(port),
  NEXT_DIST_DIR: dist,
  NEXT_TELEMETRY_DISABLED: '1',
  // src/server/lifecycle/orderly-end.ts ends the process instead of Next.
  NEXT_MANUAL_SIG_HANDLE: '1',
});
createRequire(import.meta.url)('./server.js');
