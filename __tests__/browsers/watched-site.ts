import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { freePort } from '../../scripts/lib/free-port';
import { startNext } from '../../scripts/lib/next-server';
import { startWorld, type World } from '../support/world';
import { sandboxWalletScript } from './sandbox-wallet';
import { BLANK_PATH, CHAIN_PATH, FILE_PATH, REPORT_PATH, SCRIPT_PATH } from './watch-paths';
import { WATCH_SCRIPT } from './watch-script';

export type HandedFile = { name: string; bytes: Buffer };

export type WatchedSite = {
  origin: string;
  world: World;
  takeComplaints: () => string[];
  takeFiles: () => HandedFile[];
  /** Uses a new client address, so that the limits per caller start again. */
  changeAddress: () => void;
  stop: () => Promise<void>;
};

/**
 * Runs the app behind a proxy that adds one script to each page. The script reports page errors, because no driver
 * reports them in all three engines. It also contains the sandbox wallet, which a production build lacks.
 */
export async function startWatchedSite(): Promise<WatchedSite> {
  const world = await startWorld({ chainId: 56, confirmEveryMs: 300 });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const nodes = { RPC_URLS: Array(3).fill(world.chain.rpcUrl).join(), TRUSTED_PROXY_HOPS: '1' };
  const app = await startNext({ ...world.env, ...nodes, SITE_ORIGIN: origin });
  const script = `${WATCH_SCRIPT}\n${await sandboxWalletScript()}`;
  const complaints: string[] = [];
  const files: HandedFile[] = [];
  let addresses = 1;
  const address = () => `198.18.${addresses >> 8}.${addresses & 255}`;
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === REPORT_PATH) return void takeReport(incoming, outgoing, complaints);
    if (incoming.url?.startsWith(FILE_PATH)) return void takeFile(incoming, outgoing, files);
    if (incoming.url === SCRIPT_PATH) return void answer(outgoing, 'text/javascript', script);
    if (incoming.url === CHAIN_PATH) return void askChain(incoming, outgoing, world.chain.rpcUrl);
    if (incoming.url === BLANK_PATH) return void answer(outgoing, 'text/html', '<link rel="icon" href="data:,">');
    forward(incoming, outgoing, { app: app.origin, address: address(), complaints });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin,
    world,
    takeComplaints: () => complaints.splice(0),
    takeFiles: () => files.splice(0),
    changeAddress: () => void (addresses += 1),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await app.stop();
      await world.stop();
    },
  };
}

function answer(outgoing: ServerResponse, type: string, body: string) {
  outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

async function takeReport(incoming: IncomingMessage, outgoing: ServerResponse, complaints: string[]) {
  complaints.push(await textOf(incoming));
  outgoing.writeHead(204).end();
}

async function takeFile(incoming: IncomingMessage, outgoing: ServerResponse, files: HandedFile[]) {
  const name = decodeURIComponent(incoming.url?.split('?')[1] ?? '');
  files.push({ name, bytes: await bytesOf(incoming) });
  outgoing.writeHead(204).end();
}

async function askChain(incoming: IncomingMessage, outgoing: ServerResponse, url: string) {
  const headers = { 'content-type': 'application/json' };
  const answered = await fetch(url, { method: 'POST', headers, body: await textOf(incoming) });
  answer(outgoing, 'application/json', await answered.text());
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const textOf = async (stream: IncomingMessage): Promise<string> => (await bytesOf(stream)).toString();

type Way = { app: string; address: string; complaints: string[] };

function forward(incoming: IncomingMessage, outgoing: ServerResponse, { app, address, complaints }: Way) {
  // Compressed pages would have to be unpacked to add the script.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity', 'x-forwarded-for': address };
  const onward = request(`${app}${incoming.url}`, { method: incoming.method, headers }, (answered) => {
    const status = answered.statusCode ?? 500;
    if (status >= 500 && incoming.url !== '/500') complaints.push(`${incoming.url} answered ${status}`);
    if (status >= 400 && incoming.url?.startsWith('/_next/')) complaints.push(`${incoming.url} answered ${status}`);
    const isPage = answered.headers['content-type']?.startsWith('text/html');
    if (isPage) return void sendPage(answered, outgoing);
    outgoing.writeHead(status, answered.headers);
    answered.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

async function sendPage(answered: IncomingMessage, outgoing: ServerResponse) {
  const html = await textOf(answered);
  const watched = html.replace(/<head[^>]*>/, (head) => `${head}<script src="${SCRIPT_PATH}"></script>`);
  const { 'content-length': _length, 'transfer-encoding': _encoding, etag: _etag, ...headers } = answered.headers;
  outgoing.writeHead(answered.statusCode ?? 500, headers).end(watched);
}
