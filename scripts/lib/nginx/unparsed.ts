import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ask } from './ask';
import { startFakeInstance } from './fake-instance';
import { startNginx } from './start-nginx';

type Check = (name: string, isRight: boolean, details?: string) => void;

const BODY = 'x'.repeat(900_000);
const FIELDS = ['A', 'B', 'C'].map((name) => `X-${name}: ${name.repeat(15_000)}\r\n`).join('');
const REQUESTS = [
  ['an unknown method', 405, 'FOO /api/rpc/0 HTTP/1.1\r\n'],
  ['an unknown method for a page', 405, 'PROPFIND /faq HTTP/1.1\r\n'],
  ['a control character in a field', 400, 'POST /api/rpc/0 HTTP/1.1\r\nX-A: a\x01b\r\n'],
  ['fields of 45 KB', 431, `POST /api/rpc/0 HTTP/1.1\r\n${FIELDS}`],
  ['fields that fit nginx', 415, `POST /api/rpc/0 HTTP/1.1\r\nX-A: ${'a'.repeat(13_800)}\r\n`],
] as const;

/** Disconnects after the first part of an answer, or after a time limit. */
function send(origin: string, head: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.write(`${head}Host: 127.0.0.1\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`);
    });
    const timer = setTimeout(() => socket.destroy(), 4_000);
    socket.on('data', (part) => {
      received += part.toString('latin1');
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(received.split('\r\n')[0] ?? '');
    });
  });
}

/**
 * Either nginx answers requests that Node's parser refuses, or the instance must answer them without resetting the
 * connection.
 */
export async function checkUnparsed(check: Check, instance: string): Promise<void> {
  for (const [name, status, head] of REQUESTS) {
    const nginx = await startNginx({ instances: [instance] });
    try {
      const responses = [
        await send(nginx.origin, head),
        await send(nginx.origin, head),
        await send(nginx.origin, head),
      ];
      check(
        `${name} gets ${status}`,
        responses.every((one) => one.startsWith(`HTTP/1.1 ${status} `)),
        responses.join(),
      );
      const resets = readFileSync(join(nginx.folder, 'log', 'error.log'), 'utf8').match(/^.*reset by peer.*$/gm) ?? [];
      check(`${name} resets no connection of an instance`, resets.length === 0, resets[0]);
    } finally {
      await nginx.stop();
    }
  }
}

/** If one caller finds a request that makes instances fail, other callers must still get answers. */
export async function checkProvokedFailures(check: Check): Promise<void> {
  const instances = await Promise.all(
    [1, 2].map(() =>
      startFakeInstance((request, response) => {
        if (request.url === '/api/config') response.end('ok');
        else request.socket.resetAndDestroy();
      }),
    ),
  );
  const nginx = await startNginx({ instances: instances.map(({ origin }) => origin) });
  const statusOf = async (path: string, method: string) => (await ask(nginx.origin, path, { method })).status;
  try {
    const failed = [];
    for (let at = 0; at < 12; at += 1) failed.push(await statusOf('/api/rpc/0', 'POST'));
    const others = [];
    for (let at = 0; at < 20; at += 1) others.push(await statusOf('/api/config', 'GET'));
    check(
      'failures that one caller provokes take no instance from the others',
      failed.every((status) => status === 502) && others.every((status) => status === 200),
      `${failed.join()}; ${others.join()}`,
    );
  } finally {
    await nginx.stop();
    for (const { stop } of instances) stop();
  }
}
