import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask';
import { startNginx } from './start-nginx';

type Check = (name: string, isRight: boolean, details?: string) => void;

const HALF = 4_000;

/**
 * Unfinished requests must be stopped. nginx counts a request only when its headers are complete, so no limit applies
 * to them.
 */
export async function checkHalfRequests(check: Check, instance: string): Promise<void> {
  const nginx = await startNginx({ instances: [instance] });
  const port = Number(new URL(nginx.origin).port);
  const sockets: Socket[] = [];
  try {
    for (let at = 0; at < HALF; at += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined).write('GET /faq HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ');
      sockets.push(socket);
      if (at % 100 === 0) await pause(5);
    }
    await pause(500);
    const answer = await Promise.race([ask(nginx.origin, '/faq').catch(() => undefined), pause(5_000)]);
    check(`${HALF} half requests of one caller do not stop nginx`, answer?.status === 200, `${answer?.status}`);
    const isOpen = () => sockets.some((socket) => !socket.closed);
    for (const end = Date.now() + 20_000; isOpen() && Date.now() < end; await pause(500));
    check('they end after ten seconds', !isOpen());
  } finally {
    for (const socket of sockets) socket.destroy();
    await nginx.stop();
  }
}
