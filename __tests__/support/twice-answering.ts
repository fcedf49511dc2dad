import { createServer, type AddressInfo, type Socket } from 'node:net';

const envelope = (path: string) => {
  const body = JSON.stringify({ status: 200, message: 'OK', data: { path } });
  return `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

/** A service that answers each request twice. The second answer arrives when the connection has its next request. */
export async function answersTwice(): Promise<{ origin: string; close: () => Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let earlier = '';
    socket.on('error', () => undefined);
    socket.on('data', (request) => {
      const [, path = ''] = request.toString().split(' ');
      const own = envelope(path);
      socket.write(earlier + own);
      earlier = own;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of open) socket.destroy();
      server.close(() => resolve());
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}
