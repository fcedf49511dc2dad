import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawAnswer = { status: number; headers: ReadonlyMap<string, string>; body: string };
export type RawClient = {
  write: (bytes: string | Buffer) => void;
  next: (asked?: { head: boolean }) => Promise<RawAnswer | null>;
  isOpen: () => boolean;
  end: () => void;
};

const END_OF_HEAD = '\r\n\r\n';

export async function connectRaw(origin: string): Promise<RawClient> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const received = watch(socket);
  const next = async ({ head } = { head: false }) => {
    for (;;) {
      const read = readAnswer(received.text, { hasEnded: !received.isOpen, hasNoBody: head });
      if (read) {
        received.text = received.text.slice(read.length);
        return read.answer;
      }
      if (!received.isOpen) return null;
      await received.more();
    }
  };
  return {
    write: (bytes) => void socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes),
    next,
    isOpen: () => received.isOpen,
    end: () => void socket.destroy(),
  };
}

function watch(socket: Socket) {
  let wake = () => {};
  const received = {
    text: '',
    isOpen: true,
    more: () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
  };
  socket.on('data', (chunk) => {
    received.text += chunk.toString('latin1');
    wake();
  });
  const close = () => {
    received.isOpen = false;
    wake();
  };
  // The other side ends the connection either cleanly or with a reset.
  socket.on('end', close);
  socket.on('error', close);
  socket.on('close', close);
  return received;
}

function readAnswer(text: string, { hasEnded, hasNoBody }: { hasEnded: boolean; hasNoBody: boolean }) {
  const endOfHead = text.indexOf(END_OF_HEAD);
  if (endOfHead < 0) return null;
  const [line = '', ...fields] = text.slice(0, endOfHead).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1]);
  const headers = new Map(
    fields.map((field) => [
      field.slice(0, field.indexOf(':')).toLowerCase(),
      field.slice(field.indexOf(':') + 1).trim(),
    ]),
  );
  const rest = text.slice(endOfHead + END_OF_HEAD.length);
  const framed = hasNoBody || status < 200 ? { body: '', length: 0 } : readBody(headers, rest, hasEnded);
  return (
    framed && { answer: { status, headers, body: framed.body }, length: text.length - rest.length + framed.length }
  );
}

function readBody(headers: ReadonlyMap<string, string>, text: string, hasEnded: boolean) {
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(text);
  const announced = headers.get('content-length');
  if (announced === undefined)
    return headers.get('connection') === 'close' && !hasEnded ? null : { body: text, length: text.length };
  const length = Number(announced);
  return text.length < length ? null : { body: text.slice(0, length), length };
}

function readChunks(text: string) {
  let body = '';
  let at = 0;
  for (;;) {
    const endOfSize = text.indexOf('\r\n', at);
    const size = Number.parseInt(text.slice(at, endOfSize), 16);
    const end = endOfSize + 2 + size + 2;
    if (endOfSize < 0 || text.length < end) return null;
    body += text.slice(endOfSize + 2, end - 2);
    at = end;
    if (size === 0) return { body, length: at };
  }
}
