import { gzipSync } from 'node:zlib';
import { scriptsIn } from './lib/html-scripts';
import { startNext } from './lib/next-server';
import { NOWHERE } from './lib/plain-env';

const reading = (path: string) => ({ path, most: 147 });
const desk = (path: string) => ({ path, most: 208 });

/** First-load JavaScript: the gzip sum of what the page's own HTML asks for. */
const BARS_KIB = [
  { path: '/', most: 140 },
  ...['/price', '/bank-overview', '/faq', '/about-us/blog', '/contactus', '/static/term-condition'].map(reading),
  { path: '/auth/login', most: 210 },
  { path: '/auth/create-account', most: 210 },
  { path: '/dashboard', most: 205 },
  { path: '/buy-shares', most: 225 },
  ...['/transactions', '/deals', '/wallet', '/staking', '/settings', '/kyc', '/notifications'].map(desk),
];

/** A visitor who only reads must not be sent any of this. */
const WALLET_CODE = ['eip6963:requestProvider', 'walletconnect', 'rainbowkit', 'wagmi.store'];
const WITHOUT_WALLET = '/';

type Chunk = { src: string; code: string; kib: number };

async function firstLoad(origin: string, path: string): Promise<Chunk[]> {
  const page = await fetch(`${origin}${path}`);
  if (!page.ok) throw new Error(`${path} answers ${page.status}.`);
  const sources = scriptsIn(await page.text()).flatMap(({ src, isNoModule }) => (src && !isNoModule ? [src] : []));
  if (sources.length === 0) throw new Error(`${path} loads no script at all: it cannot be the app.`);
  return Promise.all([...new Set(sources)].map((src) => loadChunk(origin, src)));
}

async function loadChunk(origin: string, src: string): Promise<Chunk> {
  const answer = await fetch(new URL(src, origin));
  if (!answer.ok) throw new Error(`${src} answers ${answer.status}.`);
  const code = Buffer.from(await answer.arrayBuffer());
  return { src, code: code.toString(), kib: gzipSync(code, { level: 9 }).length / 1_024 };
}

const walletCodeIn = (chunks: Chunk[]) =>
  chunks.flatMap(({ src, code }) =>
    WALLET_CODE.filter((mark) => code.toLowerCase().includes(mark.toLowerCase())).map(
      (mark) => `${src} contains '${mark}'`,
    ),
  );

async function faultsOf(origin: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, most } of BARS_KIB) {
    const chunks = await firstLoad(origin, path);
    const kib = chunks.reduce((sum, chunk) => sum + chunk.kib, 0);
    console.log(`${path.padEnd(14)}${kib.toFixed(1).padStart(7)} KiB of ${most} in ${chunks.length} files`);
    if (kib > most) faults.push(`${path} is ${(kib - most).toFixed(1)} KiB over its bar.`);
    if (path === WITHOUT_WALLET) faults.push(...walletCodeIn(chunks).map((found) => `${path}: ${found}.`));
  }
  return faults;
}

async function main() {
  const server = await startNext(NOWHERE);
  try {
    const faults = await faultsOf(server.origin);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
}

void main();
