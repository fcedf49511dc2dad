import { connect } from 'node:net';

/** Reads the raw bytes, because fetch decompresses and adds its own headers. */
export async function askBySocket(origin: string, path: string, fields: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const head = Object.entries({ host: 'fnx.example', connection: 'close', ...fields }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece as Buffer);
  const all = Buffer.concat(pieces);
  const cut = all.indexOf('\r\n\r\n');
  const [line = '', ...lines] = all.subarray(0, cut).toString().split('\r\n');
  const headers: Record<string, string> = Object.fromEntries(
    lines.map((text) => [text.slice(0, text.indexOf(':')).toLowerCase(), text.slice(text.indexOf(':') + 2)]),
  );
  return { all, status: Number(line.split(' ')[1]), headers, body: all.subarray(cut + 4) };
}
