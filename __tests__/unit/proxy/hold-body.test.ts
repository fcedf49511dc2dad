/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { holdBody } from '@/proxy/hold-body';
import { useProxiedService } from '../../support/proxied-service';

const stage = useProxiedService();
const MEBIBYTE = 1024 * 1024;

const post = async (bytes: number) => {
  const answer = await fetch(`${stage.proxy.origin}/api/v1/x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(bytes),
  });
  return answer.status;
};

test('while the bodies of all callers occupy 64 MiB, a large body gets a 429, and a small one is accepted', async () => {
  const others = Array.from({ length: 64 }, () => Object.assign(new EventEmitter(), { destroyed: false }));
  for (const other of others) expect(holdBody(other as never)(MEBIBYTE)).toBe(true);
  expect(await post(20_000)).toBe(429);
  expect(await post(10_000)).toBe(200);
  for (const other of others) other.emit('close');
  expect(await post(20_000)).toBe(200);
  expect(await post(MEBIBYTE)).toBe(200);
});

test('a body in one-byte parts is not small, because each part occupies memory', () => {
  const calls = Array.from({ length: 65 }, () => Object.assign(new EventEmitter(), { destroyed: false }));
  const [sent, ...others] = calls.map((call) => holdBody(call as never));
  for (const other of others) other(MEBIBYTE);
  const parts = Array.from({ length: 65 }, () => sent!(1));
  expect(parts.slice(0, 64)).toEqual(Array(64).fill(true));
  expect(parts.at(-1)).toBe(false);
  for (const call of calls) call.emit('close');
});

test('an answered call occupies no memory', async () => {
  for (let sent = 0; sent < 80; sent += 1) expect(await post(MEBIBYTE)).toBe(200);
});
