import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export type Recorded = {
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
};

export type Recorder = {
  origin: string;
  requests: Recorded[];
  faults: string[];
  stop: () => Promise<void>;
};

const END_OF_HEAD = '\r\n\r\n';

/**
 * The server behind the proxy. It splits a connection into requests by `Content-Length` alone, like the strictest
 * server, and echoes each request.
 */
export async function startRecorder(): Promise<Recorder> {
  const requests: Recorded[] = [];
  const faults: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let unread = '';
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      if (unread) faults.push(`left over: ${JSON.stringify(unread)}`);
    });
    socket.on('data', (chunk) => {
      unread += chunk.toString('latin1');
      for (let read = readRequest(unread); read; read = readRequest(unread)) {
        unread = unread.slice(read.length);
        requests.push(read.request);
        faults.push(...read.faults);
        socket.write(answerTo(read.request));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    sockets.forEach((socket) => socket.destroy());
    await closed;
  };
  return { origin: `http://127.0.0.1:${port}`, requests, faults, stop };
}

function readRequest(text: string) {
  const endOfHead = text.indexOf(END_OF_HEAD);
  if (endOfHead < 0) return null;
  const [line = '', ...fields] = text.slice(0, endOfHead).split('\r\n');
  const headers = fields.map((field) => {
    const [, name = '', value = ''] = /^([!#$%&'*+\-.^_`|~\w]+):[ \t]*(.*?)[ \t]*$/.exec(field) ?? [];
    return [name.toLowerCase(), value] as const;
  });
  const lengths = headers.filter(([name]) => name === 'content-length').map(([, value]) => value);
  const size = Number(lengths[0] ?? 0);
  const length = endOfHead + END_OF_HEAD.length + size;
  if (text.length < length) return null;
  const [, method = '', target = ''] = /^([A-Z]+) (\/[!-~]*) HTTP\/1\.1$/.exec(line) ?? [];
  const request: Recorded = { method, target, headers, body: text.slice(length - size, length) };
  return { request, length, faults: faultsOf(line, request, lengths) };
}

function faultsOf(line: string, { method, headers }: Recorded, lengths: readonly string[]): string[] {
  const names = headers.map(([name]) => name);
  return [
    method ? '' : `no request line: ${JSON.stringify(line)}`,
    names.every(Boolean) ? '' : 'a field that is none',
    new Set(names).size === names.length ? '' : `a field twice: ${names.join()}`,
    lengths.every((length) => /^(0|[1-9]\d*)$/.test(length)) ? '' : `a length that is none: ${lengths.join()}`,
    names.includes('transfer-encoding') ? 'a transfer coding' : '',
  ].filter(Boolean);
}

function answerTo({ method, target, headers, body }: Recorded): string {
  const token = headers.find(([name]) => name === 'token')?.[1] ?? null;
  const content = JSON.stringify({ status: 200, message: `${method} ${target}`, data: { token, body } });
  return `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(content, 'latin1')}\r\n\r\n${content}`;
}
