import { request } from 'node:http';
import { connect } from 'node:net';

export type HttpAnswer = { status: number; headers: Record<string, string>; body: Buffer };
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends the path exactly as written, because `fetch` would resolve dot segments. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<HttpAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const all = Object.entries(response.headersDistinct).map(([name, values]) => [
          name,
          (values ?? []).join(' | '),
        ]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(all), body: Buffer.concat(chunks) });
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** Sends the bytes unchanged. Resolves with everything that is received until the connection ends. */
export function askRaw(origin: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (part) => (received += part.toString('latin1')));
    socket.once('error', reject);
    socket.once('close', () => resolve(received));
  });
}
